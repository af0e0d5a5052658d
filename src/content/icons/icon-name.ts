import { readRows } from '../../lib/text/rows.ts';

/** An icon as writers name it. */
export interface IconName {
  /** A Font Awesome name, or a path or URL of an image. */
  readonly name: string;
  readonly iconType: 'brands' | 'duotone' | 'light' | 'regular' | 'sharp-solid' | 'solid' | 'thin';
}

/** `icons.library` of `site.json`: whose names a site writes. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** The icon of a field that may be left out, in a style; undefined where it is. */
export function nameIcon(name: string | undefined, iconType: IconName['iconType']): IconName | undefined {
  return name === undefined ? undefined : { name, iconType };
}

const styleWords: Readonly<Record<string, string>> = {
  fab: 'brands',
  'fa-brands': 'brands',
  fas: 'solid',
  'fa-solid': 'solid',
  far: 'regular',
  'fa-regular': 'regular',
  fal: 'light',
  'fa-light': 'light',
  fat: 'thin',
  'fa-thin': 'thin',
  fad: 'duotone',
  'fa-duotone': 'duotone',
};

/**
 * A Font Awesome name in its plain form, as version 6 spells it: `fa-`, style words (`fas fa-home`), letter
 * case, underscores and spaces do not matter, and old names become new ones. `iconType` is set when a style
 * word was there.
 */
export function readIconName(written: string): {
  readonly name: string;
  readonly iconType: string | undefined;
} {
  const words = written.trim().toLowerCase().split(/\s+/);
  const style = words.length > 1 ? words.find((word) => Object.hasOwn(styleWords, word)) : undefined;
  const rest = words.filter((word) => word !== style && word !== 'fa' && word !== 'fa-sharp');
  const name = rest.join('-').replaceAll('_', '-').replace(/^fa-/, '');
  return { name: oldNames.get(name) ?? name, iconType: style === undefined ? undefined : styleWords[style] };
}

/** Whether an `icon` is an image's path or URL instead of a name. */
export function isIconPath(icon: string): boolean {
  return /^(?:https?:)?\/\/|^\.{0,2}\/|^data:|\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i.test(
    icon.trim(),
  );
}

/** Names of Font Awesome 4 and 5 to those of version 6; https://docs.fontawesome.com/upgrade/upgrade-to-v6 */
export const oldNames: ReadonlyMap<string, string> = readRows(`
ad rectangle-ad, adjust circle-half-stroke, allergies hand-dots, ambulance truck-medical
american-sign-language-interpreting hands-asl-interpreting, angry face-angry, apple-alt apple-whole
archive box-archive, area-chart chart-area, arrow-alt-circle-down circle-down
arrow-alt-circle-left circle-left, arrow-alt-circle-right circle-right, arrow-alt-circle-up circle-up
arrow-circle-down circle-arrow-down, arrow-circle-left circle-arrow-left
arrow-circle-right circle-arrow-right, arrow-circle-up circle-arrow-up, arrows up-down-left-right
arrows-alt up-down-left-right, arrows-alt-h left-right, arrows-alt-v up-down, arrows-h left-right
arrows-v up-down, automobile car, balance-scale scale-balanced, balance-scale-left scale-unbalanced
bank building-columns, bar-chart chart-column, bars-chart chart-column, battery battery-full
beer beer-mug-empty, blind person-walking-with-cane, book-reader book-open-reader
border-style border-top-left, boxes boxes-stacked, broadcast-tower tower-broadcast, bus-alt bus-simple
calendar-alt calendar-days, calendar-times calendar-xmark, cancel ban, car-alt car-rear, chain link
chalkboard-teacher chalkboard-user, check-circle circle-check, check-square square-check
chevron-circle-down circle-chevron-down, chevron-circle-left circle-chevron-left
chevron-circle-right circle-chevron-right, chevron-circle-up circle-chevron-up, clock-o clock
close xmark, cloud-download cloud-arrow-down, cloud-download-alt cloud-arrow-down
cloud-upload cloud-arrow-up, cloud-upload-alt cloud-arrow-up, cocktail martini-glass-citrus
coffee mug-saucer, cog gear, cogs gears, columns table-columns, comment-alt message
commenting comment-dots, compress-alt down-left-and-up-right-to-center, compress-arrows-alt minimize
concierge-bell bell-concierge, contact-card address-card, credit-card-alt credit-card, cut scissors
dashboard gauge-high, deaf ear-deaf, deafness ear-deaf, desktop-alt desktop
diagnoses person-dots-from-line, digging person-digging, directions diamond-turn-right, dizzy face-dizzy
dollar dollar-sign, dolly-box dolly, donate circle-dollar-to-slot, dot-circle circle-dot
drafting-compass compass-drafting, edit pen-to-square, ellipsis-h ellipsis, ellipsis-v ellipsis-vertical
envelope-square square-envelope, euro euro-sign, exchange arrow-right-arrow-left
exchange-alt right-left, exclamation-circle circle-exclamation
exclamation-triangle triangle-exclamation, expand-alt up-right-and-down-left-from-center
expand-arrows-alt maximize, external-link arrow-up-right-from-square
external-link-alt up-right-from-square, external-link-square square-arrow-up-right
eyedropper eye-dropper, fast-backward backward-fast, fast-forward forward-fast
feather-alt feather-pointed, feed rss, fighter-jet jet-fighter, file-alt file-lines
file-archive file-zipper, file-download file-arrow-down, file-edit file-pen
file-medical-alt file-waveform, file-text file-lines, file-upload file-arrow-up
fire-alt fire-flame-curved, first-aid kit-medical, fist-raised hand-fist, flushed face-flushed
font-case text-size, frown face-frown, funnel filter, gauge-med gauge, glass-martini martini-glass-empty
glasses-alt glasses, globe-africa earth-africa, globe-americas earth-americas, globe-asia earth-asia
globe-europe earth-europe, grin face-grin, grip-horizontal grip, group users, h-square square-h
hamburger burger, hand-paper hand, hand-rock hand-back-fist, hands-helping handshake-angle
handshake-alt handshake-simple, hard-hat helmet-safety, hdd hard-drive, headphones-alt headphones-simple
heart-broken heart-crack, heartbeat heart-pulse, history clock-rotate-left, home house, home-alt house
home-lg house-chimney, hospital-alt hospital, hourglass-3 hourglass-end, hryvnia hryvnia-sign
id-card-alt id-card-clip, info-circle circle-info, institution building-columns
journal-whills book-journal-whills, laptop-house house-laptop, laugh face-laugh
laugh-beam face-laugh-beam, layers layer-group, level-down arrow-turn-down, level-down-alt turn-down
level-up arrow-turn-up, level-up-alt turn-up, life-bouy life-ring, line-chart chart-line
list-alt rectangle-list, list-numeric list-ol, lock-alt lock, long-arrow-alt-down down-long
long-arrow-alt-left left-long, long-arrow-alt-right right-long, long-arrow-alt-up up-long
long-arrow-right arrow-right-long, low-vision eye-low-vision, magic wand-magic, mail envelope
mail-bulk envelopes-bulk, map-marked map-location, map-marked-alt map-location-dot
map-marker location-pin, map-marker-alt location-dot, map-signs signs-post, medkit suitcase-medical
meh face-meh, microphone-alt microphone-lines, minus-circle circle-minus, minus-square square-minus
mobile-alt mobile-screen-button, money money-bill-1, money-bill-alt money-bill-1
money-check-alt money-check-dollar, mouse computer-mouse, mouse-pointer arrow-pointer, navicon bars
paint-brush paintbrush, parking square-parking, pause-circle circle-pause, pen-alt pen-clip
pen-square square-pen, pencil-alt pencil, pencil-ruler pen-ruler, people-carry people-carry-box
percentage percent, phone-alt phone-flip, phone-square square-phone, photo image, photo-video photo-film
pie-chart chart-pie, play-circle circle-play, plus-circle circle-plus, plus-square square-plus
poll square-poll-vertical, poll-h square-poll-horizontal, portrait image-portrait, procedures bed-pulse
project-diagram diagram-project, question-circle circle-question, quidditch broom-ball, quran book-quran
random shuffle, redo arrow-rotate-right, redo-alt rotate-right, refresh arrows-rotate, remove xmark
reorder bars, rss-square square-rss, running person-running, sad-cry face-sad-cry, save floppy-disk
search magnifying-glass, search-dollar magnifying-glass-dollar
search-location magnifying-glass-location, search-minus magnifying-glass-minus
search-plus magnifying-glass-plus, send paper-plane, server-alt server, share-alt share-nodes
share-square share-from-square, shield-alt shield-halved, shipping-fast truck-fast
shopping-bag bag-shopping, shopping-basket basket-shopping, shopping-cart cart-shopping
sign-in arrow-right-to-bracket, sign-in-alt right-to-bracket, sign-out arrow-right-from-bracket
sign-out-alt right-from-bracket, skating person-skating, sliders-h sliders, sliders-v sliders
smile face-smile, smile-beam face-smile-beam, sort-alpha-down arrow-down-a-z
sort-amount-down arrow-down-wide-short, sort-numeric-down arrow-down-1-9, spinner-third circle-notch
star-half-alt star-half-stroke, step-backward backward-step, step-forward forward-step
sticky-note note-sticky, stop-circle circle-stop, store-alt shop, stream bars-staggered
subway train-subway, support life-ring, surprise face-surprise, sync arrows-rotate, sync-alt rotate
table-tennis table-tennis-paddle-ball, tablet-alt tablet-screen-button, tachometer gauge-simple-high
tachometer-alt gauge-high, tachometer-alt-fast gauge-high, tasks list-check, taxi-alt taxi
th table-cells, th-large table-cells-large, th-list table-list, theater-masks masks-theater, times xmark
times-circle circle-xmark, times-square square-xmark, tint droplet, toilet-paper-alt toilet-paper
tools screwdriver-wrench, tram train-tram, transgender-alt transgender, trash-alt trash-can
trash-restore trash-arrow-up, tshirt shirt, tv-alt tv, undo arrow-rotate-left, undo-alt rotate-left
university building-columns, unlink link-slash, unlock-alt unlock-keyhole, unsorted sort
user-alt user-large, user-circle circle-user, user-cog user-gear, user-edit user-pen
user-friends user-group, user-md user-doctor, user-times user-xmark, users-cog users-gear
utensil-spoon spoon, vcard address-card, video-camera video, volleyball-ball volleyball
volume-down volume-low, volume-mute volume-xmark, volume-up volume-high, vote-yea check-to-slot
walking person-walking, warning triangle-exclamation, weight weight-scale
wheelchair-alt wheelchair-move, window-alt window-maximize, window-close rectangle-xmark
wine-glass-alt wine-glass-empty, zap bolt
`);
