import { type DraftObject, isDraft, type Notebook } from './draft.ts';

const REPOSITORY = /^https?:\/\/github\.com\/[^/?#]+\/[^/?#]+\/?$/i;

/** Makes `topbarCtaButton` complete: a lone URL is one, and a link without a text gets one, or is the repository it leads to. */
export function shapeButton(site: DraftObject, notes: Notebook): void {
  const source = notes.sourceOf(site, ['topbarCtaButton']);
  if (typeof site['topbarCtaButton'] === 'string') {
    site['topbarCtaButton'] = { url: site['topbarCtaButton'] };
    notes.trace(site['topbarCtaButton'], source);
    notes.note('changed', source, 'topbarCtaButton.url is the URL', 'The button has a URL and a name.');
  }
  const button = site['topbarCtaButton'];
  if (!isDraft(button)) return;
  const hasName = typeof button['name'] === 'string' && button['name'] !== '';
  const isLink = typeof button['type'] !== 'string' || button['type'].toLowerCase() !== 'github';
  if (hasName || !isLink) return;
  if (typeof button['url'] === 'string' && REPOSITORY.test(button['url'])) {
    const { url } = button;
    delete button['name'];
    Object.assign(button, { type: 'github', url });
    notes.note(
      'added',
      source,
      'topbarCtaButton.type is "github"',
      'It has no name and leads to a repository.',
    );
    return;
  }
  button['name'] = 'Get started';
  notes.note('added', source, 'topbarCtaButton.name is "Get started"', 'A button needs a text.');
}
