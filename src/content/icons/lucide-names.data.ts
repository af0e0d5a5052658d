import { readRows } from '../../lib/text/rows.ts';

/** Lucide's names to the icon of Phosphor that means the same, where neither Phosphor nor Font Awesome has the name. */
export const lucideNames: ReadonlyMap<string, string> = readRows(`
app-window-mac app-window, arrow-big-down arrow-fat-down, arrow-big-left arrow-fat-left
arrow-big-right arrow-fat-right, arrow-big-up arrow-fat-up, arrow-down-az sort-ascending
arrow-down-to-dot download-simple, arrow-down-up arrows-down-up, arrow-down-za sort-descending
arrow-left-right arrows-left-right, arrow-up-down arrows-down-up, arrow-up-from-dot upload-simple
audio-lines waveform, audio-waveform waveform, badge-alert seal-warning, badge-cent seal-percent
badge-dollar-sign seal-percent, badge-help seal-question, badge-info info, badge-question-mark seal-question
badge-x seal-warning, banknote money, bell-dot bell-ringing, bell-off bell-slash, bell-ring bell-ringing
bluetooth-searching bluetooth-connected, book-key book, book-marked book-bookmark, book-text book-open-text
book-type book-open-text, book-up book, bookmark-check bookmark, bot robot, bot-message-square robot
braces brackets-curly, brackets brackets-square, brain-cog brain, brick-wall wall, brush-cleaning broom
bug-play bug, building-2 buildings, cable plugs, calendar-1 calendar, calendar-cog calendar
calendar-fold calendar, calendar-search calendar, calendar-sync calendar, captions closed-captioning
case-sensitive text-aa, cctv security-camera, chart-bar-big chart-bar-horizontal
chart-bar-stacked chart-bar-horizontal, chart-column-big chart-bar, chart-column-increasing chart-bar
chart-no-axes-column chart-bar, chart-no-axes-column-increasing chart-bar
chart-no-axes-combined chart-line-up, chart-no-axes-gantt kanban, chart-spline chart-line
check-check checks, check-line check, chevron-first caret-line-left, chevron-last caret-line-right
chevrons-left-right caret-double-right, chevrons-up-down caret-up-down, circle-alert warning-circle
circle-arrow-out-up-right arrow-square-out, circle-check-big check-circle
circle-dollar-sign currency-circle-dollar, circle-dot-dashed circle-dashed, circle-equal equals
circle-fading-arrow-up arrow-circle-up, circle-fading-plus plus-circle, circle-gauge gauge
circle-help question, circle-off prohibit, circle-percent seal-percent, circle-power power
circle-question-mark question, circle-slash prohibit, circle-slash-2 prohibit, circle-user-round user-circle
circle-x x-circle, circuit-board circuitry, clipboard-copy clipboard, clipboard-paste clipboard
clipboard-pen clipboard-text, clipboard-type clipboard-text, clock-alert clock
clock-arrow-up clock-clockwise, cloud-alert cloud-warning, cloud-cog cloud, cloud-drizzle cloud-rain
cloud-off cloud-slash, cloud-sync cloud, code-xml code, columns-2 columns, columns-3 columns
columns-4 columns, component diamonds-four, construction barricade, contact identification-card
contact-round identification-card, container shipping-container, copy-check copy, copy-plus copy
corner-down-left arrow-elbow-down-left, corner-down-right arrow-elbow-down-right
corner-up-left arrow-elbow-up-left, corner-up-right arrow-elbow-up-right, database-backup database
database-zap database, diff plus-minus, droplets drop, equal equals, equal-not not-equals, eye-off eye-slash
file-axis-3d file, file-badge certificate, file-box file, file-braces file-code
file-chart-line presentation-chart, file-check-2 exam, file-clock clock-counter-clockwise
file-code-2 file-code, file-cog file, file-diff file, file-digit file-dashed, file-down file-arrow-down
file-input file-arrow-down, file-json file-code, file-key file-lock, file-key-2 file-lock
file-output file-arrow-up, file-play file-video, file-question-mark file-magnifying-glass
file-scan file-magnifying-glass, file-sliders file, file-stack files, file-symlink file-arrow-up
file-terminal file-code, file-type file-text, file-up file-arrow-up, file-volume file-audio
file-warning file-x, file-x-2 file-x, flag-triangle-right flag-pennant, flask-conical flask
folder-archive folder-simple, folder-clock folder-simple, folder-code folder-simple
folder-dot folder-simple, folder-down folder-simple, folder-git git-branch, folder-git-2 git-branch
folder-input folder-simple, folder-kanban kanban, folder-key folder-lock, folder-output folder-simple
folder-root folder-simple, folder-search folder-open, folder-sync folder-simple, folder-up folder-simple
folder-x folder-minus, fuel gas-pump, fullscreen corners-out, funnel-plus funnel, gallery-horizontal images
gallery-thumbnails images, gallery-vertical images, gallery-vertical-end images, gamepad-2 game-controller
gantt-chart kanban, git-branch-plus git-branch, git-commit-horizontal git-commit
git-commit-vertical git-commit, git-compare git-diff, git-compare-arrows git-diff, git-graph git-branch
git-pull-request-arrow git-pull-request, git-pull-request-closed git-pull-request
git-pull-request-create git-pull-request, git-pull-request-draft git-pull-request, globe-2 globe
globe-lock globe, grid-2x2 grid-four, grid-2x2-check grid-four, grid-2x2-plus grid-four, grid-3x3 grid-nine
hand-helping hand-heart, hand-metal hand-peace, hard-drive-download hard-drive, hard-drive-upload hard-drive
heading-1 text-h-one, heading-2 text-h-two, heading-3 text-h-three, heading-4 text-h-four
heart-handshake handshake, heart-off heart-break, house-plug house, house-wifi house, image-down image
image-off image-broken, image-plus image, image-up image, indent-decrease text-outdent
indent-increase text-indent, iteration-ccw arrow-counter-clockwise, iteration-cw arrow-clockwise
kanban-square kanban, key-round key, key-square key, keyboard-music piano-keys, languages translate
laptop-minimal laptop, layers-2 stack, layers-3 stack, layout-dashboard squares-four
layout-grid squares-four, layout-list list-dashes, layout-panel-left layout, layout-panel-top layout
layout-template layout, letter-text text-align-left, library books, library-big books, life-buoy lifebuoy
ligature text-aa, lightbulb-off lightbulb, line-squiggle scribble, link-2 link-simple-horizontal
link-2-off link-simple-break, list-collapse list, list-end list-plus, list-filter funnel-simple
list-filter-plus funnel-simple, list-ordered list-numbers, list-restart list, list-start list-plus
list-todo list-checks, list-video playlist, list-x list, loader spinner, loader-circle circle-notch
loader-pinwheel spinner-ball, locate gps, locate-fixed gps-fix, log-in sign-in, log-out sign-out
logs list-dashes, mail-check envelope, mail-open envelope-open, mail-plus envelope
mail-question-mark envelope, mail-search envelope, mail-warning envelope, mails envelope
map-pin-check map-pin, map-pin-house map-pin, map-pin-off map-pin, map-pinned map-pin-area
maximize-2 arrows-out-simple, megaphone-off megaphone, memory-stick memory, menu list
message-circle chat-circle, message-circle-code code-block, message-circle-more chat-circle-dots
message-circle-plus chat-circle, message-circle-question chat-circle-dots
message-circle-question-mark chat-circle-dots, message-circle-warning chat-circle
message-circle-x chat-circle-slash, message-square chat, message-square-code code-block
message-square-dashed chat, message-square-dot chat, message-square-heart chat, message-square-lock chat
message-square-more chat-dots, message-square-plus chat, message-square-quote chat-text
message-square-reply chat, message-square-share chat, message-square-text chat-text
message-square-warning chat, message-square-x chat-slash, messages-square chats, mic microphone
mic-off microphone-slash, mic-vocal microphone-stage, milestone signpost, minimize-2 arrows-in-simple
monitor-check monitor, monitor-cloud monitor, monitor-cog monitor, monitor-dot monitor, monitor-down monitor
monitor-smartphone devices, monitor-speaker desktop-tower, moon-star moon-stars, mouse-pointer-2 cursor
mouse-pointer-click cursor-click, move arrows-out-cardinal, move-3d cube, move-down arrow-down
move-horizontal arrows-horizontal, move-left arrow-left, move-right arrow-right, move-up arrow-up
move-vertical arrows-vertical, music-4 music-notes, navigation navigation-arrow, notebook-pen notebook
notebook-tabs address-book-tabs, notebook-text notebook, notepad-text notepad, octagon-alert warning-octagon
octagon-x x-circle, package-2 package, package-check package, package-minus package, package-open package
package-plus package, package-search package, package-x package, panel-bottom square-half-bottom
panel-left sidebar-simple, panel-left-close sidebar-simple, panel-left-open sidebar-simple
panel-right sidebar-simple, panel-top app-window, panel-top-open app-window, panels-left-bottom layout
panels-top-left layout, party-popper confetti, pen-tool pen-nib, person-standing person
picture-in-picture-2 picture-in-picture, pilcrow paragraph, pin push-pin, pin-off push-pin-slash
plug-2 plug, plug-zap plug-charging, pocket-knife knife, pointer hand-pointing, quote quotes
radio-tower broadcast, radius circle, receipt-text receipt, rectangle-ellipsis password
rectangle-horizontal rectangle, redo-2 arrow-u-up-right, refresh-ccw arrows-counter-clockwise
refresh-ccw-dot arrows-counter-clockwise, refresh-cw arrows-clockwise, refresh-cw-off arrows-clockwise
repeat-2 repeat, replace swap, replace-all swap, rotate-3d cube, rotate-ccw arrow-counter-clockwise
rotate-ccw-key key, rotate-cw arrow-clockwise, route-off path, rows-2 rows, rows-3 rows, rows-4 rows
satellite planet, save-all floppy-disk, scale scales, scale-3d cube, scan-barcode barcode, scan-eye scan
scan-face scan-smiley, scan-line scan, scan-qr-code qr-code, scan-search scan, scan-text scan
screen-share screencast, scroll-text scroll, search-check magnifying-glass
search-code file-magnifying-glass, search-x magnifying-glass, send-horizontal paper-plane-right
send-to-back stack, separator-horizontal split-vertical, server-cog hard-drives, server-crash hard-drives
server-off hard-drives, settings gear, settings-2 sliders-horizontal, share-2 share-network, sheet table
shield-alert shield-warning, shield-ban shield-slash, shield-ellipsis shield, shield-off shield-slash
shield-question-mark shield, shield-x shield-slash, shrink arrows-in, sliders-vertical sliders
smartphone device-mobile, smartphone-nfc contactless-payment, snail bug, spline bezier-curve
square-activity pulse, square-arrow-out-up-right arrow-square-out, square-asterisk asterisk
square-chart-gantt kanban, square-check-big check-square, square-dashed-bottom-code code-block
square-dashed-kanban kanban, square-dashed-mouse-pointer selection-plus, square-function function
square-library books, square-m square, square-menu list, square-mouse-pointer cursor-click
square-pilcrow paragraph, square-play play-circle, square-power power, square-radical radical
square-scissors scissors, square-sigma sigma, square-slash line-segment, square-stack stack
square-user-round user-square, square-x x-square, star-off star, sun-medium sun, sun-moon sun-horizon
swatch-book swatches, switch-camera camera-rotate, table-2 table, table-of-contents list-bullets
table-properties table, tablet-smartphone devices, target-arrow target, test-tube-2 test-tube
test-tube-diagonal test-tube, test-tubes test-tube, text-cursor cursor-text, text-cursor-input textbox
text-quote quotes, text-search list-magnifying-glass, text-select selection, thermometer-sun thermometer-hot
ticket-check ticket, ticket-percent ticket, timer-off timer, timer-reset timer, tool wrench
train-front train, trash-2 trash, trending-down trend-down, trending-up trend-up, trending-up-down trend-up
triangle-alert warning, triangle-right triangle, tv-minimal television, tv-minimal-play television
type text-t, type-outline text-t, undo-2 arrow-u-up-left, unfold-horizontal arrows-out-line-horizontal
unfold-vertical arrows-out-line-vertical, unplug plugs, user-2 user, user-round user
user-round-check user-check, user-round-cog user-gear, user-round-minus user-minus, user-round-pen user-gear
user-round-plus user-plus, user-round-search user-focus, user-round-x user-minus, user-search user-focus
user-star user, user-x user-minus, users-2 users, users-round users, utensils-crossed fork-knife
variable function, video-off video-camera-slash, videotape cassette-tape, view eye, volume-1 speaker-low
volume-2 speaker-high, volume-x speaker-x, vote exam, wallet-cards wallet, wallet-minimal wallet
wallpaper image, wand-2 magic-wand, waves-ladder swimming-pool, waypoints graph, webhook-off webhooks-logo
whole-word text-aa, wifi-off wifi-slash, workflow flow-arrow, wrap-text arrow-elbow-down-left
zap-off lightning-slash, zoom-in magnifying-glass-plus, zoom-out magnifying-glass-minus
`);
