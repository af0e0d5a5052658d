import { readRows } from '../../lib/text/rows.ts';

/**
 * Font Awesome names to the icon that means the same in Phosphor, or in Lucide where that is said. Only names
 * that Phosphor spells in another way; many are of Font Awesome Pro, which no free set holds.
 */
export const nameMap: ReadonlyMap<string, string> = readRows(`
a text-a-underline, address-card identification-card, ai brain, alarm-clock alarm, alarm-exclamation alarm
alarm-plus alarm, album vinyl-record, align-center text-align-center, align-justify text-align-justify
align-left text-align-left, align-right text-align-right, analytics chart-line-up, angle-down caret-down
angle-left caret-left, angle-right caret-right, angle-up caret-up, angles-down caret-double-down
angles-left caret-double-left, angles-right caret-double-right, angles-up caret-double-up, ankh cross
apple-whole orange, archway bridge, arrow-down-1-9 sort-ascending, arrow-down-9-1 sort-descending
arrow-down-a-z sort-ascending, arrow-down-big-small sort-descending, arrow-down-from-line arrow-line-down
arrow-down-left-and-arrow-up-right-to-center arrows-in, arrow-down-long arrow-down
arrow-down-short-wide sort-ascending, arrow-down-to-bracket download-simple
arrow-down-to-line arrow-line-down, arrow-down-to-square arrow-square-down
arrow-down-wide-short sort-descending, arrow-down-z-a sort-descending, arrow-left-from-line arrow-line-left
arrow-left-long arrow-left, arrow-left-to-line arrow-line-left, arrow-pointer cursor
arrow-progress flow-arrow, arrow-right-arrow-left arrows-left-right, arrow-right-from-bracket sign-out
arrow-right-from-line arrow-line-right, arrow-right-long arrow-right, arrow-right-to-bracket sign-in
arrow-right-to-city city, arrow-right-to-line arrow-line-right, arrow-rotate-left arrow-counter-clockwise
arrow-rotate-right arrow-clockwise, arrow-trend-down trend-down, arrow-trend-up trend-up
arrow-turn-down arrow-elbow-right-down, arrow-turn-down-left arrow-elbow-down-left
arrow-turn-down-right arrow-elbow-down-right, arrow-turn-left arrow-bend-up-left
arrow-turn-left-down arrow-elbow-left-down, arrow-turn-left-up arrow-elbow-left-up
arrow-turn-right arrow-bend-up-right, arrow-turn-up arrow-elbow-right-up, arrow-u-turn-left arrow-u-up-left
arrow-up-1-9 sort-ascending, arrow-up-9-1 sort-descending, arrow-up-a-z sort-ascending
arrow-up-arrow-down arrows-down-up, arrow-up-from-bracket upload-simple, arrow-up-from-line arrow-line-up
arrow-up-from-square export, arrow-up-left-from-circle arrow-square-out, arrow-up-long arrow-up
arrow-up-right-and-arrow-down-left-from-center arrows-out, arrow-up-right-dots trend-up
arrow-up-right-from-square arrow-square-out, arrow-up-short-wide sort-ascending
arrow-up-small-big sort-ascending, arrow-up-square-triangle sort-ascending, arrow-up-to-line arrow-line-up
arrow-up-wide-short sort-descending, arrow-up-z-a sort-descending, arrows-cross shuffle
arrows-down-to-line arrow-line-down, arrows-from-line arrows-out-line-vertical
arrows-left-right-to-line arrows-horizontal, arrows-maximize arrows-out, arrows-minimize arrows-in
arrows-repeat repeat, arrows-rotate arrows-clockwise, arrows-rotate-reverse arrows-counter-clockwise
arrows-spin arrows-clockwise, arrows-split-up-and-left arrows-split, arrows-to-circle arrows-in
arrows-to-dot arrows-in, arrows-to-eye eye, arrows-to-line arrows-in-line-vertical
arrows-turn-right arrow-bend-double-up-right, arrows-turn-to-dots arrows-merge
arrows-up-down arrows-down-up, arrows-up-down-left-right arrows-out-cardinal
arrows-up-to-line arrow-line-up, audio-description closed-captioning, award medal, b text-b, backward rewind
backward-fast skip-back, backward-step skip-back, badge seal, badge-check seal-check
badge-dollar seal-percent, badge-percent seal-percent, badge-sheriff shield-star, badger-honey paw-print
bag-shopping shopping-bag, ballot exam, ballot-check exam, ban prohibit, ban-smoking cigarette-slash
bandage bandaids, barcode-read barcode, barcode-scan barcode, bars list, bars-filter funnel-simple
bars-progress chart-bar-horizontal, bars-sort sort-descending, bars-staggered text-align-left
baseball-bat-ball baseball, basket-shopping basket, basket-shopping-simple basket, bath bathtub
battery-bolt battery-charging, battery-half battery-medium, battery-quarter battery-low
battery-three-quarters battery-high, bed-pulse bed, beer-mug-empty beer-stein, bell-concierge call-bell
bell-exclamation bell-ringing, bell-on bell-ringing, bell-plus bell, bell-school bell, bells bell
billboard presentation, bitcoin-sign currency-btc, blender cooking-pot, blinds rows, block square
block-brick wall, block-question question, block-quote quotes, blog article, bold text-b, bolt lightning
bolt-auto lightning-a, bolt-lightning lightning, bolt-slash lightning-slash, book-arrow-right book
book-atlas globe-hemisphere-west, book-bible book-bookmark, book-blank book, book-circle-arrow-right book
book-circle-arrow-up book, book-copy books, book-font text-aa, book-heart book, book-journal-whills notebook
book-medical book, book-open-cover book-open, book-open-reader book-open-user, book-quran book-bookmark
book-section book, book-skull book, book-sparkle book-open-text, book-sparkles book-open-text
book-tanakh book-bookmark, book-user book-open-user, bookmark-slash bookmark, books-medical books
border-all grid-four, border-none selection, border-outer square, border-top-left bounding-box
bottle-droplet spray-bottle, bottle-water beer-bottle, bow-arrow target, bowl-rice bowl-food, box cube
box-archive archive, box-check package, box-circle-check package, box-dollar package, box-heart package
box-open package, box-open-full package, box-taped package, box-tissue package, boxes-packing package
boxes-stacked stack, boxes-stacked-alt stack, bracket-curly brackets-curly, bracket-round brackets-round
bracket-square brackets-square, braille dots-six-vertical, brain-arrow-curved-right brain
brain-circuit brain, brake-warning warning-circle, bread-slice bread, bricks wall, bridge-water bridge
briefcase-arrow-right briefcase, briefcase-blank briefcase, briefcase-medical first-aid-kit
broom-ball broom, brush paint-brush, bucket paint-bucket, bug-circle bug, bug-slash bug, bugs bug-beetle
building-circle-check building, building-columns bank, building-flag building, building-lock building
building-magnifying-glass building, building-memo building, building-ngo building, building-shield building
building-un building, building-user building-office, bullhorn megaphone, bullseye target
bullseye-arrow target, bullseye-dart target, bullseye-pointer target, burger hamburger, burst seal
bus-simple bus, business-time briefcase, cake-candles cake, calculator-simple calculator
calendar-arrow-down calendar, calendar-arrow-up calendar, calendar-circle-plus calendar-plus
calendar-clock calendar-dots, calendar-day calendar, calendar-days calendar-dots
calendar-exclamation calendar-x, calendar-image calendar, calendar-lines calendar-dots
calendar-pen calendar, calendar-range calendar-dots, calendar-users calendar, calendar-week calendar
calendar-xmark calendar-x, calendars calendar, camera-cctv security-camera, camera-movie film-reel
camera-retro camera, camera-security security-camera, camera-viewfinder camera, camera-web webcam
campground tent, candy-cane cookie, cannabis leaf, capsules pill, car-burst car-profile, car-mirrors car
car-rear car, car-side car-profile, car-tunnel car, caravan jeep, card-club club, cards-blank cards
cart-arrow-down shopping-cart, cart-circle-check shopping-cart, cart-circle-plus shopping-cart
cart-flatbed trolley, cart-flatbed-suitcase trolley-suitcase, cart-minus shopping-cart
cart-plus shopping-cart, cart-shopping shopping-cart, cart-shopping-fast shopping-cart
cassette-vhs cassette-tape, cauldron cooking-pot, cent-sign coin, chalkboard-user chalkboard-teacher
champagne-glasses cheers, chart-area chart-line, chart-bullet chart-bar-horizontal
chart-candlestick chart-bar, chart-column chart-bar, chart-diagram graph, chart-gantt kanban
chart-kanban kanban, chart-line-up trend-up, chart-mixed chart-line-up
chart-mixed-up-circle-currency chart-line-up, chart-mixed-up-circle-dollar chart-line-up
chart-network graph, chart-pie-simple chart-pie, chart-pyramid triangle, chart-radar chart-polar
chart-scatter-3d chart-scatter, chart-scatter-bubble chart-scatter, chart-simple chart-bar
chart-sine wave-sine, chart-tree-map squares-four, chart-waterfall chart-bar, check-double checks
check-to-slot check-square, chess strategy, chess-bishop strategy, chess-board checkerboard
chess-king crown-cross, chess-knight horse, chess-pawn strategy, chess-queen crown-simple
chess-rook castle-turret, chevron-down caret-down, chevron-left caret-left, chevron-right caret-right
chevron-up caret-up, chevrons-down caret-double-down, chevrons-left caret-double-left
chevrons-right caret-double-right, chevrons-up caret-double-up, child person-simple
child-dress person-simple, child-reaching baby, children users, circle-1 number-circle-one
circle-2 number-circle-two, circle-3 number-circle-three, circle-4 number-circle-four
circle-5 number-circle-five, circle-a text-aa, circle-arrow-down arrow-circle-down
circle-arrow-left arrow-circle-left, circle-arrow-right arrow-circle-right, circle-arrow-up arrow-circle-up
circle-arrow-up-right arrow-circle-up-right, circle-bolt lightning, circle-book-open book-open
circle-bookmark bookmark, circle-calendar calendar, circle-camera camera
circle-caret-down caret-circle-down, circle-caret-left caret-circle-left
circle-caret-right caret-circle-right, circle-caret-up caret-circle-up, circle-check check-circle
circle-chevron-down caret-circle-down, circle-chevron-left caret-circle-left
circle-chevron-right caret-circle-right, circle-chevron-up caret-circle-up, circle-divide divide
circle-dollar currency-circle-dollar, circle-dollar-to-slot hand-coins, circle-dot record
circle-down arrow-circle-down, circle-ellipsis dots-three-circle
circle-ellipsis-vertical dots-three-circle-vertical, circle-envelope envelope
circle-exclamation warning-circle, circle-exclamation-check seal-check, circle-h letter-circle-h
circle-half-stroke circle-half, circle-heart heart, circle-info info, circle-left arrow-circle-left
circle-location-arrow navigation-arrow, circle-microphone microphone, circle-microphone-lines microphone
circle-minus minus-circle, circle-nodes share-network, circle-parking letter-circle-p
circle-pause pause-circle, circle-phone phone, circle-play play-circle, circle-plus plus-circle
circle-quarter circle-notch, circle-quarters circle-half, circle-question question
circle-radiation radioactive, circle-right arrow-circle-right, circle-small dot, circle-sort arrows-down-up
circle-star star, circle-stop stop-circle, circle-three-quarters circle-notch, circle-trash trash
circle-up arrow-circle-up, circle-up-right arrow-circle-up-right, circle-user user-circle
circle-video video-camera, circle-waveform-lines waveform, circle-wifi wifi-high, circle-xmark x-circle
circles-overlap intersect, clapperboard film-slate, clapperboard-play film-slate, clipboard-check exam
clipboard-list clipboard-text, clipboard-list-check exam, clipboard-medical clipboard-text
clipboard-prescription prescription, clipboard-question clipboard-text, clipboard-user clipboard
clock-desk clock, clock-eight-thirty clock, clock-five clock, clock-nine clock-afternoon, clock-one clock
clock-rotate-left clock-counter-clockwise, clock-rotate-right clock-clockwise, clock-two-thirty clock
clone copy-simple, cloud-binary cloud, cloud-bolt cloud-lightning, cloud-exclamation cloud-warning
cloud-moon-rain cloud-moon, cloud-plus cloud, cloud-question cloud, cloud-showers-heavy cloud-rain
cloud-showers-water cloud-rain, cloud-sun-rain cloud-rain, cloud-word cloud, cloud-xmark cloud-x
clouds cloud, code-branch git-branch, code-commit git-commit, code-compare git-diff, code-fork git-fork
code-merge git-merge, code-pull-request git-pull-request, code-pull-request-closed git-pull-request
code-pull-request-draft git-pull-request, code-simple code, coin-front coin, comet shooting-star
comment chat-circle, comment-arrow-up-right chat-circle, comment-captions chat-circle-text
comment-check chat-circle, comment-code code-block, comment-dollar chat-circle-text
comment-dots chat-circle-dots, comment-exclamation chat-circle, comment-image chat-circle
comment-lines chat-circle-text, comment-medical chat-circle, comment-middle chat-centered
comment-minus chat-circle, comment-nodes chat-circle-dots, comment-pen chat-circle-text
comment-plus chat-circle, comment-question chat-circle-dots, comment-quote chat-circle-text
comment-slash chat-circle-slash, comment-smile chat-circle, comment-sms chat-circle-dots
comment-text chat-circle-text, comment-xmark chat-circle-slash, comments chats-circle
comments-dollar chats-circle, comments-question chats-circle, compact-disc disc
compass-drafting compass-tool, compress corners-in, computer desktop-tower, computer-classic desktop-tower
computer-mouse mouse, computer-speaker desktop-tower, container-storage shipping-container
conveyor-belt package, conveyor-belt-boxes package, cookie-bite cookie, corner arrow-elbow-down-right
crate-apple package, crate-empty package, credit-card-blank credit-card, credit-card-front credit-card
crop-simple crop, crosshairs crosshair, crow bird, crutch wheelchair, crystal-ball sphere, cube-alt cube
cubes cube, cubes-stacked cube, cup-straw pint-glass, cup-togo coffee, curling hockey, cursor cursor-text
dash minus, deer paw-print, delete-left backspace, desktop-arrow-down monitor, dharmachakra steering-wheel
diagram-cells grid-four, diagram-nested tree-structure, diagram-next flow-arrow
diagram-predecessor flow-arrow, diagram-project tree-structure, diagram-sankey flow-arrow
diagram-subtask tree-structure, diagram-successor flow-arrow, diagram-venn intersect, dial gauge
dial-high gauge, dial-med gauge, diamond-exclamation warning-diamond, diamond-half diamond
diamond-turn-right signpost, dice dice-five, dice-d20 polygon, dice-d6 cube, disease virus, display monitor
display-arrow-down monitor, display-chart-up presentation-chart
display-chart-up-circle-dollar presentation-chart, display-code monitor, display-slash monitor
distribute-spacing-horizontal align-center-horizontal, distribute-spacing-vertical align-center-vertical
do-not-enter prohibit, dollar-sign currency-dollar, dolly trolley, door-closed door, dove bird
down arrow-fat-down, down-left-and-up-right-to-center arrows-in, down-long arrow-fat-down, dragon butterfly
draw-polygon polygon, drone-front drone, droplet drop, droplet-slash drop-slash, drumstick-bite cooking-pot
dumbbell barbell, dumpster trash, dumpster-fire fire, dungeon castle-turret, ear-deaf ear-slash
ear-listen ear, ear-listen-alt ear, earth globe-hemisphere-west, earth-africa globe-hemisphere-east
earth-americas globe-hemisphere-west, earth-asia globe-hemisphere-east, earth-europe globe-hemisphere-east
earth-oceania globe-hemisphere-east, ellipsis dots-three, ellipsis-vertical dots-three-vertical
empty-set empty, engine-warning engine, envelope-circle-check envelope-simple, envelope-dot envelope
envelope-open-dollar envelope-open, envelope-open-text envelope-open, envelopes envelope
envelopes-bulk envelope, epsilon sigma, ethernet network, euro-sign currency-eur, excavator bulldozer
exclamation exclamation-mark, expand corners-out, expand-wide corners-out, explosion sparkle
eye-dropper eyedropper, eye-low-vision eye-slash, f function, face-angry smiley-angry, face-awesome smiley
face-dizzy smiley-x-eyes, face-flushed smiley-nervous, face-frown smiley-sad, face-frown-open smiley-sad
face-grimace smiley-nervous, face-grin smiley, face-grin-beam smiley, face-grin-beam-sweat smiley-nervous
face-grin-hearts smiley, face-grin-squint smiley, face-grin-stars smiley, face-grin-tears smiley
face-grin-tongue smiley, face-grin-wide smiley, face-grin-wink smiley-wink, face-kiss smiley-wink
face-laugh smiley, face-laugh-beam smiley, face-laugh-squint smiley, face-laugh-wink smiley-wink
face-meh smiley-meh, face-meh-blank smiley-blank, face-party smiley-sticker, face-robot robot
face-rolling-eyes smiley-meh, face-sad-cry smiley-sad, face-sad-tear smiley-sad, face-smile smiley
face-smile-beam smiley, face-smile-wink smiley-wink, face-sunglasses sunglasses
face-surprise smiley-nervous, face-thinking smiley-meh, face-tired smiley-x-eyes
face-viewfinder scan-smiley, fan-table fan, faucet drop, fax printer, feather-pointed feather, ferry boat
field-hockey-stick-ball hockey, file-binary binary, file-brackets-curly file-code
file-certificate certificate, file-chart-column presentation-chart, file-chart-pie presentation-chart
file-check exam, file-circle-check exam, file-circle-exclamation file-x, file-circle-minus file-minus
file-circle-plus file-plus, file-circle-question file-magnifying-glass, file-circle-xmark file-x
file-contract scroll, file-dashed-line file-dashed, file-excel file-xls, file-exclamation file-x
file-export export, file-fragment file-dashed, file-half-dashed file-dashed, file-heart file
file-import download-simple, file-invoice receipt, file-invoice-dollar invoice, file-lines file-text
file-medical file-plus, file-music file-audio, file-pen note-pencil, file-powerpoint file-ppt
file-prescription prescription, file-shield file-lock, file-signature signature, file-slash file-x
file-spreadsheet file-xls, file-user identification-card, file-waveform file-audio, file-word file-doc
file-xmark file-x, file-zipper file-zip, files-medical files, fill paint-bucket, fill-drip paint-bucket
film film-strip, filter funnel, filter-circle-dollar funnel, filter-circle-xmark funnel-x
filter-list funnel-simple, filter-slash funnel-x, filters funnel, fire-burner campfire, fire-flame flame
fire-flame-curved flame, fire-flame-simple flame, fire-hydrant fire-extinguisher, fire-smoke fire
fish-fins fish, flag-alt flag, flag-swallowtail flag-banner, flag-usa flag, flask-gear flask
flask-round flask, flask-round-poison flask, flask-round-potion flask, flask-vial flask
floppy-disk-circle-arrow-right floppy-disk, floppy-disk-pen floppy-disk, floppy-disks floppy-disk
flower-daffodil flower-tulip, flux-capacitor triangle, folder-arrow-down folder-simple
folder-bookmark folder-star, folder-check folder-simple, folder-closed folder, folder-cog folder-simple
folder-gear folder-simple, folder-grid folder-simple, folder-heart folder-star, folder-image folder-simple
folder-magnifying-glass folder-open, folder-medical folder-plus, folder-music folder-simple
folder-tree tree-view, folder-xmark folder-minus, font text-aa, fork fork-knife, forward fast-forward
forward-fast skip-forward, forward-step skip-forward, frame frame-corners, frame-simple frame-corners
frog rabbit, futbol soccer-ball, galaxy spiral, gamepad game-controller, gamepad-modern game-controller
gauge-circle-bolt gauge, gauge-high speedometer, gauge-low gauge, gauge-max speedometer, gauge-min gauge
gauge-simple gauge, gauge-simple-high speedometer, gear-code gear-six, gear-complex gear-six
gear-complex-code gear-six, gears gear-six, gears-alt gear-six, gem diamond, genderless gender-neuter
ghost-alt ghost, gift-card gift, gifts gift, glass-water pint-glass, glasses eyeglasses, globe-pointer globe
globe-snow globe-stand, globe-wifi globe, golf-ball-tee golf, gopuram mosque, grate rows
greater-than-equal greater-than-or-equal, grid squares-four, grid-2 squares-four, grid-2-alt squares-four
grid-2-plus squares-four, grid-3 grid-nine, grid-4 grid-nine, grid-5 grid-nine, grid-dividers rows
grid-horizontal rows, grid-round squares-four, grid-round-2 squares-four, grip dots-nine, grip-lines equals
grip-lines-vertical pause, grip-vertical dots-six-vertical, group-arrows-rotate arrows-clockwise
guitars guitar, h text-h, h1 text-h-one, h2 text-h-two, h3 text-h-three, h4 text-h-four, h5 text-h-five
h6 text-h-six, hammer-brush hammer, hammer-crash hammer, hand-back-fist hand-fist
hand-back-point-right hand-swipe-right, hand-back-point-up hand-pointing, hand-dots hand-palm
hand-holding hand-palm, hand-holding-box hand-deposit, hand-holding-dollar hand-coins
hand-holding-droplet hand-deposit, hand-holding-hand handshake, hand-holding-heart hand-heart
hand-holding-magic magic-wand, hand-holding-medical hand-heart, hand-holding-seedling hand-heart
hand-point-down hand-arrow-down, hand-point-left hand-swipe-left, hand-point-right hand-swipe-right
hand-point-up hand-pointing, hand-pointer hand-tap, hand-scissors hand-peace, hand-sparkles hand-waving
hand-wave hand-waving, handcuffs lock, hands hands-clapping, hands-bubbles hand-soap
hands-holding hands-clapping, hands-holding-child hand-heart, hands-holding-circle hand-heart
handshake-angle handshake, handshake-simple handshake, handshake-slash handshake, hashtag hash
hat-cowboy cowboy-hat, hat-cowboy-side cowboy-hat, hat-santa beanie, hat-winter beanie
hat-wizard magic-wand, head-side head-circuit, head-side-brain brain, head-side-cough user-sound
head-side-gear head-circuit, head-side-goggles virtual-reality, head-side-headphones headset
head-side-mask face-mask, head-side-virus virus, heading text-h, headphones-simple headphones
heart-crack heart-break, heart-pulse heartbeat, helicopter drone, helmet-safety hard-hat
hexagon-check seal-check, hexagon-exclamation warning-octagon, hexagon-image hexagon
hexagon-minus minus-circle, hexagon-nodes graph, hexagon-plus plus-circle, hexagon-xmark x-circle
hill-rockslide mountains, hippo cow, hockey-puck hockey, horse-head horse, hose drop, hospital-user hospital
hot-tub-person bathtub, hotdog hamburger, hotel bed, hourglass-clock hourglass, hourglass-empty hourglass
hourglass-end hourglass-low, hourglass-half hourglass-medium, hourglass-start hourglass-high
house-blank house, house-building buildings, house-chimney house, house-chimney-user house
house-chimney-window house-line, house-day house, house-flag house, house-heart house
house-laptop house-line, house-lock house, house-medical hospital, house-night house, house-signal house
house-tree house, house-turret house, house-user house, house-window house-line
hundred-points number-circle-one, hyphen minus, i text-italic, i-cursor cursor-text, icons shapes
id-badge identification-badge, id-card identification-card, id-card-clip identification-badge, igloo house
image-landscape image, image-polaroid image-square, image-polaroid-user user-square
image-portrait user-square, image-slash image-broken, image-user user-square, images-user user-square
inbox tray, inbox-arrow-down tray-arrow-down, inbox-arrow-up tray-arrow-up, inbox-full tray
inbox-in tray-arrow-down, inbox-out tray-arrow-up, inboxes tray, indent text-indent
indian-rupee-sign currency-inr, industry factory, industry-windows factory, input-numeric numpad
input-pipe textbox, input-text textbox, integral function, interrobang question-mark, island-tropical island
italic text-italic, jedi sword, jet-fighter airplane-in-flight, jug-detergent spray-bottle, kaaba mosque
key-skeleton key, key-skeleton-left-right key, keyboard-brightness keyboard, keyboard-down keyboard
kit-medical first-aid-kit, kitchen-set cooking-pot, kiwi-bird bird, lambda function, lamp-desk lamp
lamp-floor lamp, landmark bank, landmark-dome bank, landmark-flag bank, language translate
laptop-arrow-down laptop, laptop-binary laptop, laptop-code laptop, laptop-file laptop
laptop-medical laptop, laptop-mobile devices, laptop-slash laptop, lasso-sparkles lasso, layer-group stack
layer-minus stack-minus, layer-plus stack-plus, left arrow-fat-left, left-from-line arrow-line-left
left-long arrow-fat-left, left-right arrows-left-right, left-to-bracket sign-in
left-to-line arrow-line-left, lemon orange-slice, less-than-equal less-than-or-equal, life-ring lifebuoy
light-emergency siren, light-emergency-on siren, light-switch toggle-right, lightbulb-cfl lightbulb
lightbulb-dollar lightbulb, lightbulb-exclamation lightbulb, lightbulb-gear lightbulb
lightbulb-message lightbulb, lightbulb-on lightbulb-filament, line-columns columns
line-height arrows-vertical, lines-leaning chart-bar, link-horizontal link-simple-horizontal
link-simple-slash link-simple-break, link-slash link-break, list-check list-checks
list-check-alt list-checks, list-dropdown list, list-music playlist, list-ol list-numbers
list-radio list-bullets, list-timeline kanban, list-tree tree-view, list-ul list-bullets, litecoin-sign coin
location-arrow navigation-arrow, location-check map-pin, location-crosshairs crosshair, location-dot map-pin
location-dot-slash map-pin, location-exclamation map-pin, location-minus map-pin, location-pen map-pin
location-pin map-pin, location-pin-lock map-pin, location-plus map-pin-plus, location-question map-pin
location-smile map-pin, location-xmark map-pin, lock-a lock, lock-hashtag lock-laminated
lock-keyhole lock-key, lock-keyhole-open lock-key-open, lock-open-alt lock-open, loveseat couch
lungs heartbeat, magnifying-glass-arrow-right magnifying-glass, magnifying-glass-chart list-magnifying-glass
magnifying-glass-code file-magnifying-glass, magnifying-glass-dollar magnifying-glass
magnifying-glass-location map-pin-area, magnifying-glass-music magnifying-glass
magnifying-glass-play magnifying-glass, magnifying-glass-waveform waveform, mailbox-flag-up mailbox
mandolin guitar, manhole circle, map map-trifold, map-location map-pin-area, map-location-dot map-pin-area
marker pen, mars gender-male, mars-and-venus gender-intersex, martini-glass martini
martini-glass-citrus martini, martini-glass-empty martini, mask mask-happy, mask-face face-mask
mask-snorkel goggles, masks-theater mask-happy, mattress-pillow bed, maximize arrows-out, meat cooking-pot
memo note, memo-circle-check exam, memo-circle-info note, memo-pad notepad, menorah star-of-david
mercury gender-neuter, merge arrows-merge, message chat, message-arrow-down chat, message-arrow-up chat
message-arrow-up-right chat, message-bot robot, message-captions chat-text, message-check chat
message-code code-block, message-dollar chat-text, message-dots chat-dots, message-exclamation chat
message-heart chat, message-image chat, message-lines chat-text, message-medical chat
message-middle chat-centered, message-minus chat, message-music chat, message-pen chat-text
message-plus chat, message-question chat-dots, message-quote chat-text, message-slash chat-slash
message-smile chat, message-sms chat-dots, message-text chat-text, message-xmark chat-slash, messages chats
messages-question chats, meteor shooting-star, meter gauge, meter-bolt gauge, microchip cpu
microchip-ai cpu, microphone-lines microphone, microphone-lines-slash microphone-slash
microphone-stand microphone-stage, minimize arrows-in, mitten hand-palm, mobile device-mobile
mobile-button device-mobile-camera, mobile-gear device-mobile, mobile-notch device-mobile
mobile-retro device-mobile-speaker, mobile-screen device-mobile, mobile-screen-button device-mobile
mobile-signal device-mobile-speaker, money-bill money, money-bill-1 money, money-bill-1-wave money-wavy
money-bill-simple money, money-bill-transfer swap, money-bill-trend-up chart-line-up
money-bill-wave money-wavy, money-bills money, money-check money, money-check-dollar money
money-from-bracket hand-withdraw, money-simple-from-bracket hand-withdraw, monitor-heart-rate heartbeat
monitor-waveform heartbeat, monument tornado, moon-cloud cloud-moon, moon-over-sun moon-stars
mortar-pestle cooking-pot, mosquito bug, mountain mountains, mountain-city mountains, mountain-sun mountains
mouse-field mouse, mug coffee, mug-hot coffee, mug-saucer coffee, mug-tea coffee, music music-notes
music-magnifying-glass music-notes, naira-sign currency-ngn, network-wired network, neuter gender-neuter
nfc contactless-payment, nfc-lock contactless-payment, nfc-signal contactless-payment
nfc-symbol contactless-payment, not-equal not-equals, note note-blank, note-medical note, note-sticky note
notes note, notes-medical clipboard-text, object-exclude exclude, object-group selection-all
object-intersect intersect, object-subtract subtract, object-ungroup selection-slash, object-union unite
objects-align-bottom align-bottom, objects-align-center-horizontal align-center-horizontal
objects-align-left align-left, objects-align-right align-right, objects-align-top align-top
objects-column align-left, octagon-check seal-check, octagon-divide octagon
octagon-exclamation warning-octagon, octagon-minus minus-circle, octagon-plus plus-circle
octagon-xmark x-circle, oil-can gas-can, oil-well gas-pump, om star-and-crescent, omega sigma, otter dog
outdent text-outdent, outlet plug, page file, page-break file-dashed, pager device-mobile-speaker
pages files, paintbrush paint-brush, paintbrush-pencil pencil-ruler, pallet package, pallet-boxes package
pancakes stack, panel-ews sidebar, panel-fire sidebar, paper-plane-top paper-plane-right
paperclip-vertical paperclip, parachute-box parachute, paragraph-left paragraph, party-bell bell-ringing
party-horn confetti, passport identification-card, paste clipboard, paw paw-print, pedestal ranking
pen-clip pen, pen-fancy pen-nib-straight, pen-field textbox, pen-line note-pencil, pen-nib-slash pen-nib
pen-paintbrush pencil-ruler, pen-ruler pencil-ruler, pen-slash pencil-slash, pen-swirl signature
pen-to-square note-pencil, pencil-mechanical pencil, people users, people-arrows users
people-carry-box users, people-dress users, people-group users-three, people-group-alt users-three
people-line users-three, people-pants users, people-roof users, people-simple users, pepper-hot pepper
person-biking person-simple-bike, person-booth user-rectangle, person-cane person-simple-walk
person-carry-box hand-heart, person-chalkboard chalkboard-teacher, person-circle-check user-circle-check
person-circle-minus user-circle-minus, person-circle-plus user-circle-plus, person-circle-question user
person-digging shovel, person-dress person-simple, person-falling person-simple-throw
person-from-portal sign-out, person-hiking person-simple-hike, person-praying hands-praying
person-rays person-arms-spread, person-running person-simple-run, person-shelter house, person-sign signpost
person-skiing person-simple-ski, person-snowboarding person-simple-snowboard
person-swimming person-simple-swim, person-to-door sign-in, person-to-portal sign-in
person-walking person-simple-walk, person-walking-arrow-right person-simple-walk
phone-arrow-down-left phone-incoming, phone-arrow-up-right phone-outgoing, phone-flip phone
phone-intercom phone, phone-missed phone-x, phone-office phone, phone-rotary phone, phone-volume phone-call
phone-xmark phone-x, photo-film images, photo-film-music images, piano piano-keys, pickaxe axe, pills pill
pinata confetti, pipe-section pipe, pipe-valve pipe-wrench, pizza-slice pizza, place-of-worship church
plane airplane, plane-arrival airplane-landing, plane-departure airplane-takeoff, plane-slash airplane
plane-up airplane, planet-moon planet, planet-ringed planet, plant-wilt plant, plug-circle plug
plug-circle-bolt plugs-connected, plug-circle-check plugs-connected, plug-circle-exclamation plugs
plug-circle-minus plugs, plug-circle-plus plugs-connected, plug-circle-xmark plugs
podcast apple-podcasts-logo, podium lectern, podium-star lectern, police-box siren
poll-people chart-bar-horizontal, poo smiley-sticker, power-off power, prescription-bottle prescription
prescription-bottle-medical prescription, presentation-screen presentation, print printer
print-magnifying-glass printer, projector projector-screen, pump-medical drop, pump-soap hand-soap
puzzle puzzle-piece, puzzle-piece-simple puzzle-piece, qrcode qr-code, quote-left quotes, quote-right quotes
rabbit-running rabbit, radar crosshair-simple, radiation radioactive, radio-tuner radio
ranking-star ranking, record-vinyl vinyl-record, rectangle-ad megaphone, rectangle-api code-block
rectangle-barcode barcode, rectangle-beta flask, rectangle-code code-block, rectangle-hd high-definition
rectangle-history clock-counter-clockwise, rectangle-history-circle-plus clock-counter-clockwise
rectangle-history-circle-user clock-user, rectangle-list list-dashes, rectangle-pro seal-check
rectangle-sd standard-definition, rectangle-terminal terminal-window, rectangle-vertical rectangle
rectangle-vertical-history clock-counter-clockwise, rectangle-wide rectangle, rectangle-xmark x-square
rectangles-mixed layout, reflect-horizontal flip-horizontal, reflect-vertical flip-vertical
refrigerator oven, regex lucide:regex, registered trademark-registered, repeat-1 repeat-once
reply arrow-bend-up-left, reply-all arrow-bend-double-up-left, reply-clock clock-counter-clockwise
restart arrow-clockwise, restroom toilet, retweet repeat, ribbon medal, right arrow-fat-right
right-from-bracket sign-out, right-from-line arrow-line-right, right-left swap, right-long arrow-fat-right
right-to-bracket sign-in, right-to-line arrow-line-right, ring circle, ring-diamond diamond
road road-horizon, road-barrier barricade, road-bridge bridge, robot-astromech robot, roller-coaster steps
rotate arrows-clockwise, rotate-exclamation arrows-clockwise, rotate-left arrow-counter-clockwise
rotate-reverse arrows-counter-clockwise, rotate-right arrow-clockwise, route path, router network
router-wireless wifi-high, rss-alt rss, ruble-sign currency-rub, ruler-combined ruler
ruler-horizontal ruler, ruler-triangle ruler, ruler-vertical ruler, rupee-sign currency-inr
sack-dollar coins, satellite-dish broadcast, scale-balanced scales, scale-unbalanced scales
scale-unbalanced-flip scales, scalpel knife, scanner scan, scanner-gun barcode, scanner-keyboard barcode
scanner-touchscreen barcode, school graduation-cap, school-flag graduation-cap, school-lock graduation-cap
screen-users chalkboard-teacher, screwdriver-wrench wrench, scroll-old scroll, scroll-torah scroll
scrubber sliders-horizontal, sd-card sim-card, seal-exclamation seal-warning, section paragraph
seedling plant, sensor-triangle-exclamation warning, server hard-drives, share share-fat
share-all share-fat, share-from-square export, share-nodes share-network, shelves books, shelves-empty books
shield-blank shield, shield-exclamation shield-warning, shield-halved shield, shield-heart shield-star
shield-keyhole shield-chevron, shield-lock shield-check, shield-minus shield
shield-quartered shield-checkered, shield-user shield-check, shield-virus shield-plus
shield-xmark shield-slash, ship boat, shirt t-shirt, shoe-prints footprints, shop storefront
shop-lock storefront, shop-slash storefront, shuffle-alt shuffle, shutters rows, shuttle-space rocket
sidebar sidebar-simple, sidebar-flip sidebar-simple, sign-hanging signpost, signal cell-signal-full
signal-bars cell-signal-full, signal-bars-fair cell-signal-medium, signal-bars-good cell-signal-high
signal-bars-slash cell-signal-slash, signal-bars-weak cell-signal-low, signal-fair cell-signal-medium
signal-good cell-signal-high, signal-slash cell-signal-slash, signal-stream broadcast
signal-stream-slash broadcast, signal-strong cell-signal-full, signal-weak cell-signal-low
signature-lock signature, signs-post signpost, sink bathtub, siren-on siren, sitemap tree-structure
skull-crossbones skull, slash line-segment, slash-back line-segment, slash-forward line-segment, sleigh gift
slider sliders-horizontal, sliders sliders-horizontal, sliders-simple sliders-horizontal, sliders-up sliders
slot-machine poker-chip, smog cloud-fog, smoking cigarette, snooze moon, snowman snowflake
snowplow bulldozer, soap hand-soap, socks sock, solar-system planet, sort arrows-down-up
sort-down caret-down, sort-up caret-up, spa flower-lotus, space rectangle, spaghetti-monster-flying ghost
sparkles sparkle, speaker speaker-hifi, speakers speaker-hifi, spell-check text-aa, spider bug
spinner-scale spinner, split arrows-split, splotch paint-brush, spoon fork-knife, spray-can spray-bottle
spray-can-sparkles spray-bottle, sprinkler drop, square-1 number-square-one, square-2 number-square-two
square-3 number-square-three, square-4 number-square-four, square-5 number-square-five
square-6 number-square-six, square-a text-a-underline, square-arrow-down arrow-square-down
square-arrow-left arrow-square-left, square-arrow-right arrow-square-right, square-arrow-up arrow-square-up
square-arrow-up-right arrow-square-out, square-binary binary, square-bolt lightning
square-caret-down caret-down, square-caret-left caret-left, square-caret-right caret-right
square-caret-up caret-up, square-check check-square, square-chevron-down caret-down
square-chevron-left caret-left, square-chevron-right caret-right, square-chevron-up caret-up
square-code code-block, square-dashed selection, square-dashed-circle-plus selection-plus
square-divide divide, square-ellipsis dots-three, square-envelope envelope
square-exclamation warning-circle, square-fragile warning, square-full square, square-h hospital
square-heart heart, square-info info, square-kanban kanban, square-list list-checks
square-minus minus-square, square-parking letter-circle-p, square-pen note-pencil, square-phone phone
square-phone-flip phone, square-plus plus-square, square-poll-horizontal chart-bar-horizontal
square-poll-vertical chart-bar, square-question question, square-quote quotes, square-root-variable function
square-rss rss, square-s square, square-share-nodes share-network, square-sliders sliders
square-sliders-vertical sliders, square-star star, square-terminal terminal-window
square-this-way-up arrow-square-up, square-up-right arrow-square-up-right, square-user user-square
square-virus virus, square-wine-glass-crack wine, square-xmark x-square, staff-aesculapius asclepius
staff-snake asclepius, stapler paperclip, star-christmas star-four, star-exclamation star
star-half-stroke star-half, star-of-life asterisk, star-sharp star-four, star-sharp-half star-half
star-shooting shooting-star, starfighter rocket-launch, stars sparkle, starship rocket-launch
sterling-sign currency-gbp, stopwatch timer, stopwatch-20 timer, store storefront, store-slash storefront
street-view map-pin-area, street-view-alt map-pin-area, strikethrough text-strikethrough
subscript text-subscript, suitcase-medical first-aid-kit, sun-bright sun, sun-cloud cloud-sun
sun-dust sun-dim, sunrise sun-horizon, sunset sun-horizon, superscript text-superscript, swap-arrows swap
swatchbook swatches, t text-t, table-cells grid-nine, table-cells-large grid-four, table-cells-merge table
table-columns columns, table-columns-alt columns, table-layout layout, table-list list-dashes
table-picnic picnic-table, table-pivot table, table-rows rows, table-tree table, tablet device-tablet
tablet-button device-tablet, tablet-rugged device-tablet, tablet-screen-button device-tablet, tablets pill
tag-plus tag, tags tag, tags-alt tag, tally list-dashes, tank-water drop, tape seal, telescope binoculars
temperature-arrow-down thermometer-cold, temperature-arrow-up thermometer-hot
temperature-empty thermometer-simple, temperature-full thermometer-hot, temperature-half thermometer
temperature-high thermometer-hot, temperature-low thermometer-cold, temperature-quarter thermometer-simple
temperature-three-quarters thermometer-simple, tenge-sign currency-kzt, text text-t, text-alt text-t
text-height text-aa, text-size text-aa, text-slash text-t-slash, text-width text-aa, thought-bubble cloud
thumbtack push-pin, thumbtack-slash push-pin-slash, ticket-airline ticket, ticket-simple ticket
tickets ticket, tickets-airline ticket, timeline line-segments, timeline-arrow line-segments
toggle-large-off toggle-left, toggle-large-on toggle-right, toggle-off toggle-left, toggle-on toggle-right
tooth-cleaning tooth, torii-gate mosque, tower-broadcast broadcast, tower-cell cell-tower
tower-observation lighthouse, traffic-light traffic-signal, traffic-light-go traffic-signal
traffic-light-slow traffic-signal, traffic-light-stop traffic-signal, trailer truck-trailer
train-subway subway, train-tram tram, transformer-bolt lightning, transgender gender-transgender
transporter user-focus, trash-arrow-up trash, trash-can trash, trash-can-arrow-up trash
trash-can-xmark trash, trash-check trash, trash-clock trash, trash-list trash, trash-plus trash
trash-slash trash, trash-undo trash, trash-xmark trash, tree-christmas tree-evergreen, tree-city park
trees tree, triangle-exclamation warning, trophy-star trophy, trowel shovel, trowel-bricks wall
truck-arrow-right truck, truck-bolt truck, truck-clock truck, truck-container truck-trailer
truck-fast truck, truck-field truck, truck-front truck, truck-medical ambulance, truck-moving truck
truck-pickup truck, truck-ramp-box truck, truck-tow truck, tty phone, turn-down arrow-bend-right-down
turn-left arrow-bend-up-left, turn-left-down arrow-bend-left-down, turn-right arrow-bend-up-right
turn-up arrow-bend-right-up, tv television, tv-music television, tv-retro television-simple
typewriter keyboard, u text-underline, u-turn arrow-u-down-left, ufo flying-saucer, umbrella-beach island
underline text-underline, universal-access person-arms-spread, unlock lock-open
unlock-keyhole lock-key-open, up arrow-fat-up, up-down arrows-vertical
up-down-left-right arrows-out-cardinal, up-long arrow-fat-up, up-right-and-down-left-from-center arrows-out
up-right-from-square arrow-square-out, usb-drive usb, user-alien alien, user-astronaut rocket
user-bounty-hunter user, user-chef chef-hat, user-clock user, user-cowboy cowboy-hat, user-crown crown
user-doctor stethoscope, user-graduate student, user-group users, user-hair user, user-hard-hat hard-hat
user-headset headset, user-helmet-safety hard-hat, user-hoodie hoodie, user-injured user, user-large user
user-large-slash user-minus, user-lock user-focus, user-magnifying-glass user-focus, user-music user-sound
user-ninja detective, user-nurse stethoscope, user-octagon user-square, user-pen user-gear
user-plus-large user-plus, user-police shield-star, user-robot robot, user-secret detective
user-shield user-check, user-slash user-minus, user-tag user-list, user-tie user, user-unlock user-focus
user-viewfinder user-focus, user-visor user, user-vneck user, user-vneck-hair user, user-xmark user-minus
users-between-lines users-three, users-class chalkboard-teacher, users-gear users-three
users-line users-three, users-medical users, users-medical-alt users, users-rays users-three
users-rectangle users-four, users-slash users, users-viewfinder user-focus, utensils fork-knife
utility-pole plug, vacuum broom, value-absolute function, van-shuttle van, vector-circle bezier-curve
vector-polygon polygon, vector-square bounding-box, vector-square-alt bounding-box, venus gender-female
vest hoodie, vial test-tube, vial-circle-check test-tube, vial-virus test-tube, vials test-tube
video video-camera, video-arrow-down-left video-camera, video-arrow-up-right video-camera
video-plus video-camera, video-slash video-camera-slash, viewfinder scan, vihara mosque, vinyl vinyl-record
virus-covid virus, virus-slash virus, viruses virus, volcano mountains, volume speaker-high
volume-high speaker-high, volume-low speaker-low, volume-off speaker-none, volume-slash speaker-slash
volume-xmark speaker-x, vr-cardboard virtual-reality, walker wheelchair, walkie-talkie radio
wand magic-wand, wand-magic magic-wand, wand-magic-sparkles magic-wand, wand-sparkles magic-wand
warehouse-full warehouse, watch-apple watch, watch-fitness watch, watch-smart watch, water waves
wave-pulse pulse, waveform-lines waveform, webhook webhooks-logo, weight-hanging barbell
weight-scale scales, wheat-awn grains, wheelchair-move wheelchair-motion, whiskey-glass brandy
whistle megaphone, wifi wifi-high, wifi-exclamation wifi-x, wifi-fair wifi-medium, wifi-weak wifi-low
window browser, window-flip browser, window-frame browser, window-maximize app-window, window-minimize minus
window-restore browsers, wine-bottle wine, wine-glass wine, wine-glass-empty wine, won-sign currency-krw
worm bug, wrench-simple wrench, x-ray scan, xmark x, xmark-large x, xmark-to-slot x-square
yen-sign currency-jpy
`);
