import { readRows } from './rows.ts';

/**
 * Font Awesome names to the icon that means the same in Phosphor, or in Lucide where that is said. Only names
 * that Phosphor spells in another way; many are of Font Awesome Pro, which no free set holds.
 */
export const nameMap: ReadonlyMap<string, string> = readRows(`
arrow-down-to-bracket download-simple, arrow-down-to-line arrow-line-down, arrow-left-long arrow-left
arrow-pointer cursor, arrow-progress lucide:git-commit-horizontal
arrow-right-arrow-left arrows-left-right, arrow-right-from-bracket sign-out
arrow-right-long arrow-right, arrow-right-to-bracket sign-in, arrow-rotate-left arrow-counter-clockwise
arrow-rotate-right arrow-clockwise, arrow-trend-down trend-down, arrow-trend-up trend-up
arrow-up-1-9 sort-ascending, arrow-up-arrow-down arrows-down-up, arrow-up-from-bracket upload-simple
arrow-up-from-line arrow-line-up, arrow-up-right-from-square arrow-square-out
arrows-left-right-to-line arrows-horizontal, arrows-repeat repeat, arrows-rotate arrows-clockwise
arrows-split-up-and-left arrows-split, arrows-to-circle arrows-in, arrows-to-dot arrows-in
arrows-turn-to-dots arrows-merge, arrows-up-down-left-right arrows-out-cardinal, award medal
ban prohibit, bars list, bars-progress chart-bar-horizontal, bars-staggered text-align-left
battery-bolt battery-charging, bell-on bell-ringing, blog article, bolt lightning
bolt-lightning lightning, book-atlas globe-hemisphere-west, book-font text-aa, book-open-cover book-open
book-sparkles book-open-text, box cube, box-archive archive, box-open package, boxes-stacked stack
brain-circuit brain, bullseye target, bullseye-arrow target, bullseye-pointer target
burst lucide:sparkle, business-time briefcase, calendar-day calendar, calendar-days calendar-dots
calendar-week calendar, cart-shopping shopping-cart, chalkboard-user chalkboard-teacher
chart-area chart-line, chart-column chart-bar, chart-gantt lucide:chart-gantt, chart-line-up trend-up
chart-mixed lucide:chart-column, chart-network graph, chart-simple chart-bar
chart-tree-map squares-four, child-reaching baby, circle-1 number-circle-one, circle-2 number-circle-two
circle-3 number-circle-three, circle-4 number-circle-four, circle-5 number-circle-five
circle-arrow-down arrow-circle-down, circle-arrow-left arrow-circle-left
circle-arrow-right arrow-circle-right, circle-arrow-up arrow-circle-up, circle-bolt lucide:circle-gauge
circle-check check-circle, circle-chevron-down caret-circle-down
circle-chevron-right caret-circle-right, circle-dollar currency-circle-dollar, circle-dot record
circle-down arrow-circle-down, circle-exclamation warning-circle, circle-half-stroke circle-half
circle-info info, circle-left arrow-circle-left, circle-minus minus-circle, circle-nodes share-network
circle-pause pause-circle, circle-play play-circle, circle-plus plus-circle, circle-question question
circle-radiation radioactive, circle-right arrow-circle-right, circle-stop stop-circle
circle-up arrow-circle-up, circle-user user-circle, circle-xmark x-circle, clapperboard film-slate
clipboard-check lucide:clipboard-check, clipboard-list clipboard-text
clipboard-list-check lucide:clipboard-check, clock-rotate-left clock-counter-clockwise
clone copy-simple, code-branch git-branch, code-commit git-commit, code-compare git-diff
code-fork git-fork, code-merge git-merge, code-pull-request git-pull-request, code-simple code
comment chat-circle, comment-code lucide:message-square-code, comment-dots chat-circle-dots
comment-lines chat-circle-text, comment-question lucide:message-circle-question-mark
comments chats-circle, comments-question chats-circle, compass-drafting compass-tool
computer desktop-tower, computer-mouse mouse, conveyor-belt package, credit-card-front credit-card
cubes cube, dashboard gauge, diagram-next flow-arrow, diagram-project tree-structure
diagram-sankey flow-arrow, diagram-subtask tree-structure, diagram-venn intersect, display monitor
dollar-sign currency-dollar, dove bird, earth-americas globe-hemisphere-west
earth-asia globe-hemisphere-east, earth-europe globe-hemisphere-east, ellipsis dots-three
ellipsis-vertical dots-three-vertical, envelope-open-text envelope-open, envelopes-bulk envelope
face-frown smiley-sad, face-laugh-beam smiley, face-smile smiley, fax printer, feather-pointed feather
file-certificate certificate, file-check lucide:file-check, file-circle-check lucide:file-check
file-circle-plus file-plus, file-contract scroll, file-export export, file-import download-simple
file-invoice receipt, file-invoice-dollar invoice, file-lines file-text, file-pen note-pencil
file-shield lucide:file-lock, file-signature signature, filter funnel, filter-list funnel-simple
flask-gear flask, flask-vial flask, folder-arrow-down folder-simple, folder-closed folder
folder-tree tree-view, forward fast-forward, forward-fast skip-forward, gauge-high speedometer
gauge-simple gauge, gauge-simple-high speedometer, gears gear-six, gem diamond, gift-card gift
globe-pointer globe, grid squares-four, grid-2 squares-four, grid-2-plus lucide:grid-2x2-plus
grip dots-nine, grip-lines equals, grip-vertical dots-six-vertical, hammer-crash hammer
hand-holding-dollar hand-coins, hand-holding-heart hand-heart, hand-point-up hand-pointing
hand-scissors hand-peace, hand-wave hand-waving, hands-holding hands-clapping, handshake-angle handshake
hashtag hash, hat-wizard magic-wand, head-side-brain brain, hill-rockslide mountains
hourglass-half hourglass-medium, house-chimney house, id-badge identification-badge
id-card identification-card, images-user user-square, inbox-in tray-arrow-down, inbox-out tray-arrow-up
input-numeric numpad, key-skeleton key, landmark bank, landmark-dome bank, language translate
laptop-code laptop, layer-group stack, layer-plus stack-plus, left-right arrows-left-right
life-ring lifebuoy, lightbulb-on lightbulb-filament, lines-leaning chart-bar, list-check list-checks
list-ol list-numbers, list-radio list-bullets, list-timeline lucide:chart-gantt, list-tree tree-view
list-ul list-bullets, location-arrow navigation-arrow, location-crosshairs crosshair
location-dot map-pin, location-pin map-pin, lock-keyhole lock-key
magnifying-glass-chart lucide:chart-no-axes-combined, magnifying-glass-location map-pin-area
map map-trifold, map-location-dot map-pin-area, message chat, message-bot robot
message-code lucide:message-square-code, message-dots chat-dots, message-lines chat-text
message-question lucide:message-square-more, message-sms chat-dots, messages chats
messages-question chats, meteor shooting-star, microchip cpu, microchip-ai lucide:brain-circuit
mobile device-mobile, mobile-button device-mobile-camera, mobile-screen device-mobile
mobile-screen-button device-mobile, money-bill money, money-bill-wave money-wavy, money-bills money
money-check-dollar money, network-wired network, nfc-signal lucide:nfc, note-sticky note
object-group selection-all, pager device-mobile-speaker, pallet-boxes package, pancakes stack
paper-plane-top paper-plane-right, passport identification-card, pen-clip pen
pen-fancy pen-nib-straight, pen-field textbox, pen-line note-pencil, pen-ruler pencil-ruler
pen-swirl signature, pen-to-square note-pencil, people-arrows users, people-group users-three
person-carry-box hand-heart, person-chalkboard chalkboard-teacher, person-circle-question user
person-running person-simple-run, person-walking person-simple-walk, phone-volume phone-call
photo-film images, pie-chart chart-pie, plane airplane, plane-departure airplane-takeoff
plug-circle-bolt plugs-connected, plug-circle-check plugs-connected, pump-medical drop
puzzle puzzle-piece, radar lucide:radar, rectangle-ad megaphone, rectangle-api lucide:square-code
rectangle-code code-block, rectangle-history clock-counter-clockwise, rectangle-list list-dashes
rectangle-pro seal-check, rectangle-terminal terminal-window, rectangle-xmark x-square
regex lucide:regex, reply arrow-bend-up-left, reply-all arrow-bend-double-up-left, retweet repeat
right-from-bracket sign-out, right-left swap, right-to-bracket sign-in, rotate arrows-clockwise
rotate-left arrow-counter-clockwise, rotate-right arrow-clockwise, route path, rupee-sign currency-inr
sack-dollar coins, satellite-dish broadcast, screen-users chalkboard-teacher, screwdriver-wrench wrench
seal-exclamation seal-warning, sensor-triangle-exclamation warning, server hard-drives, share share-fat
share-from-square export, share-nodes share-network, shield-exclamation shield-warning
shield-halved shield, shield-keyhole lucide:shield-ellipsis, ship boat, sidebar sidebar-simple
signal cell-signal-full, signal-stream broadcast, signature-lock signature, signs-post signpost
sitemap tree-structure, slider sliders-horizontal, sliders sliders-horizontal
sliders-simple sliders-horizontal, snooze moon, sort arrows-down-up, sparkles sparkle
spell-check text-aa, splotch paint-brush, spoon fork-knife, square-1 number-square-one
square-2 number-square-two, square-3 number-square-three, square-4 number-square-four
square-5 number-square-five, square-6 number-square-six, square-arrow-up-right arrow-square-out
square-bolt lucide:zap, square-check check-square, square-code code-block, square-dashed selection
square-info info, square-list list-checks, square-minus minus-square, square-plus plus-square
square-poll-horizontal chart-bar-horizontal, square-poll-vertical chart-bar
square-terminal terminal-window, square-user user-square, square-xmark x-square
star-half-stroke star-half, stars sparkle, stopwatch timer, store storefront, table-cells grid-nine
table-cells-large grid-four, table-columns columns, table-layout layout, table-list list-dashes
table-rows rows, table-tree table, tachometer-alt speedometer, tags tag, telescope lucide:telescope
temperature-half thermometer, text text-t, text-size text-aa, toggle-off toggle-left
toggle-on toggle-right, train-tram tram, trash-can trash, triangle-exclamation warning
turn-down arrow-bend-right-down, turn-up arrow-bend-right-up, typewriter keyboard
universal-access person-arms-spread, up-down-left-right arrows-out-cardinal
up-right-and-down-left-from-center arrows-out, up-right-from-square arrow-square-out
user-astronaut lucide:user-star, user-clock user, user-group users, user-headset headset
user-large user, user-lock lucide:user-lock, user-magnifying-glass user-focus, user-pen lucide:user-pen
user-robot robot, user-secret detective, user-shield lucide:user-check, user-tag user-list
user-tie user, users-gear users-three, users-rectangle users-four, vial test-tube, vials test-tube
video video-camera, wand-magic magic-wand, wand-magic-sparkles magic-wand, wand-sparkles magic-wand
water waves, waveform-lines waveform, webhook webhooks-logo, weight-hanging barbell, window browser
window-maximize app-window, window-restore browsers, xmark x, yen-sign currency-jpy, zap lightning
`);
