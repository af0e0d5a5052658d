/**
 * The fields of the specification of `site.json`, as `listFields()` names them, written down here so that one cannot
 * leave the schema unnoticed.
 */
export const specificationFields: readonly string[] = `
name
navigation navigation[].group navigation[].pages
logo logo.light logo.dark logo.href
favicon
colors colors.primary colors.light colors.dark
colors.background colors.background.light colors.background.dark
topbarLinks topbarLinks[].name topbarLinks[].url
topbarCtaButton topbarCtaButton.type topbarCtaButton.url topbarCtaButton.name
versions
anchors anchors[].icon anchors[].name anchors[].url anchors[].color anchors[].color.from anchors[].color.to
anchors[].version anchors[].isDefaultHidden anchors[].iconType
topAnchor topAnchor.name topAnchor.icon topAnchor.iconType
tabs tabs[].name tabs[].url
api api.baseUrl api.auth api.auth.method api.auth.name api.auth.inputPrefix
api.playground api.playground.mode api.maintainOrder
openapi
footerSocials footerSocials.website footerSocials.facebook footerSocials.twitter footerSocials.discord
footerSocials.slack footerSocials.github footerSocials.linkedin footerSocials.instagram footerSocials.hacker-news
feedback feedback.suggestEdit feedback.raiseIssue
modeToggle modeToggle.default modeToggle.isHidden
backgroundImage
`
  .trim()
  .split(/\s+/);
