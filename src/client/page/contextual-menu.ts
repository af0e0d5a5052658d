/**
 * Links of the page's menu that the page's text is a part of are made whole when they are pressed. The tab is opened while the
 * press is answered, since later a browser takes it for a popup; it does not know this page.
 */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-fill]') : null;
  if (!link) return;
  event.preventDefault();
  const tab = link.target === '_blank' ? open('', '_blank') : null;
  if (tab) tab.opener = null;
  void import('./fill-link.lazy.ts')
    .then(({ readFilledAddress }) => readFilledAddress(link.dataset['fill'] ?? ''))
    .catch(() => link.href)
    .then((url) => (tab ?? window).location.assign(url));
});
