import type { Translations } from '../translate.ts';

/** German. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Zum Inhalt springen',
  Site: 'Website',
  Menu: 'Menü',
  'Switch color mode': 'Farbmodus wechseln',
  Version: 'Version',
  Product: 'Produkt',
  'Choose a product': 'Produkt wählen',
  'Updated {date}': 'Aktualisiert am {date}',
  'Language of the page': 'Sprache der Seite',
  'This page has not been translated yet.': 'Diese Seite wurde noch nicht übersetzt.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Auf dieser Seite',
  Footer: 'Fußzeile',
  'About this page': 'Über diese Seite',
  'View as Markdown': 'Als Markdown anzeigen',
  'Suggest an edit': 'Änderung vorschlagen',
  'Raise an issue': 'Problem melden',
  'Download OpenAPI document': 'OpenAPI-Dokument herunterladen',
  'Open the menu': 'Menü öffnen',
  'Where this page stands': 'Position dieser Seite',
  Sections: 'Bereiche',
  'Previous and next page': 'Vorherige und nächste Seite',
  Previous: 'Zurück',
  Next: 'Weiter',
  'Was this page helpful?': 'War diese Seite hilfreich?',
  Yes: 'Ja',
  No: 'Nein',
  Breadcrumb: 'Navigationspfad',
  Deprecated: 'Veraltet',
  'Copy page': 'Seite kopieren',
  'More page actions': 'Weitere Seitenaktionen',
  'Open in {name}': 'In {name} öffnen',
  'Connect to {name}': 'Mit {name} verbinden',
  'Copy MCP server URL': 'Adresse des MCP-Servers kopieren',
  'Copy MCP install command': 'MCP-Installationsbefehl kopieren',
  'Read {url} so that I can ask questions about it.': 'Lies {url}, damit ich Fragen dazu stellen kann.',
  'Beside the page': 'Neben dem Inhalt',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Seite nicht gefunden',
  Moved: 'Verschoben',
  'Go on to {url}': 'Weiter zu {url}',
  'This page does not exist': 'Diese Seite gibt es nicht',
  'Nothing is published at {address}. It may have moved, or the link may be misspelt.':
    'Unter {address} ist nichts veröffentlicht. Die Seite wurde möglicherweise verschoben, oder der Link enthält einen Tippfehler.',
  'this address': 'dieser Adresse',
  'Go to the first page': 'Zur Startseite',
  // Pages of the API reference as a whole.
  Schema: 'Schema',
  'Used by': 'Verwendet von',
  Groups: 'Gruppen',
  Operations: 'Operationen',
  Schemas: 'Schemas',
  Filter: 'Filtern',
  'Nothing in the list has these words.': 'Nichts in der Liste enthält diese Wörter.',
  'Sign in': 'Anmelden',
  'As the client itself': 'Als der Client selbst',
  'Sign in on another device': 'Auf einem anderen Gerät anmelden',
  'Get a token': 'Token holen',
  How: 'Wie',
  'Client ID': 'Client-ID',
  'Client secret': 'Client-Geheimnis',
  'Redirect URI': 'Redirect-URI',
  'You can close this window.': 'Sie können dieses Fenster schließen.',
  'What you type and what is answered is kept until this tab is closed.':
    'Was Sie eingeben und was geantwortet wird, bleibt bis zum Schließen dieses Tabs.',
  Forget: 'Vergessen',
  'Send anyway': 'Trotzdem senden',
  'Send {method}': '{method} senden',
  'Send, cannot be undone': 'Unwiderruflich senden',
  View: 'Ansicht',
  Reference: 'Referenz',
  'Try it': 'Ausprobieren',
  'A webhook: the API sends this request to you.': 'Ein Webhook: Die API sendet diese Anfrage an Sie.',
  'Verify the request': 'Anfrage prüfen',
  'Make the signature of the body with your secret, and trust the request only if {header} has the same.':
    'Bilden Sie mit Ihrem Geheimnis die Signatur des Bodys, und vertrauen Sie der Anfrage nur, wenn {header} dieselbe enthält.',
  'The signature is HMAC-SHA256 of {content}, as {standard} says.':
    'Die Signatur ist HMAC-SHA256 von {content}, wie es {standard} vorgibt.',
  // Components of pages.
  Note: 'Hinweis',
  Info: 'Info',
  Tip: 'Tipp',
  Check: 'Erfolg',
  Warning: 'Warnung',
  Danger: 'Gefahr',
  Details: 'Details',
  Fields: 'Felder',
  Announcement: 'Ankündigung',
  'Close this announcement': 'Ankündigung schließen',
  Update: 'Update',
  Tags: 'Tags',
  'Copy the code': 'Code kopieren',
  'Copy the prompt': 'Prompt kopieren',
  'Copy {text}': '{text} kopieren',
  'Open in {application}': 'In {application} öffnen',
  Prompt: 'Prompt',
  'Width of the form': 'Breite des Formulars',
  Request: 'Anfrage',
  Response: 'Antwort',
  Shown: 'Angezeigt',
  'Show fewer lines': 'Weniger Zeilen anzeigen',
  'Show this page for': 'Diese Seite anzeigen für',
  Formula: 'Formel',
  light: 'hell',
  dark: 'dunkel',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': 'in {place}',
  '{type} in {place}': '{type} in {place}',
  required: 'erforderlich',
  optional: 'optional',
  deprecated: 'veraltet',
  Default: 'Standardwert',
  'One of': 'Eines von',
  Example: 'Beispiel',
  // What the compiler adds to a page (`PageMessage`).
  Done: 'Erledigt',
  'To do': 'Offen',
  Table: 'Tabelle',
  'Table ({number})': 'Tabelle ({number})',
  'Table: {columns}': 'Tabelle: {columns}',
  'Table: {columns} ({number})': 'Tabelle: {columns} ({number})',
  'Formula {number}': 'Formel {number}',
  'Link to this section': 'Link zu diesem Abschnitt',
  Footnotes: 'Fußnoten',
  'Back to reference {number}': 'Zurück zu Verweis {number}',
  'Code {number}': 'Code {number}',
  'Tab {number}': 'Tab {number}',
  // What a diagram without a title is called.
  Flowchart: 'Flussdiagramm',
  'Sequence diagram': 'Sequenzdiagramm',
  'Class diagram': 'Klassendiagramm',
  'Entity relationship diagram': 'Entity-Relationship-Diagramm',
  'State diagram': 'Zustandsdiagramm',
  Chart: 'Diagramm',
  'Gantt chart': 'Gantt-Diagramm',
  'Pie chart': 'Kreisdiagramm',
  'User journey': 'User Journey',
  'Mind map': 'Mindmap',
  Timeline: 'Zeitleiste',
  'Git graph': 'Git-Graph',
  'Quadrant chart': 'Quadrantendiagramm',
  Diagram: 'Diagramm',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: 'Autorisierung',
  '{one} or {other}': '{one} oder {other}',
  'API key': 'API-Schlüssel',
  'Bearer token': 'Bearer-Token',
  'Mutual TLS': 'Mutual TLS',
  'Form {form}': 'Format {form}',
  Scopes: 'Scopes',
  'Path parameters': 'Pfadparameter',
  'Query parameters': 'Query-Parameter',
  Headers: 'Header',
  Cookies: 'Cookies',
  Body: 'Body',
  'one of these media types': 'einer dieser Medientypen',
  'Any content.': 'Beliebiger Inhalt.',
  'No body.': 'Kein Body.',
  Callbacks: 'Callbacks',
  'to {operation}': 'zu {operation}',
  Webhook: 'Webhook',
  'Any key': 'Beliebiger Schlüssel',
  'See {link}': 'Siehe {link}',
  'Any of': 'Mindestens eines von',
  'One of, told apart by {property}': 'Eines von, je nach {property}',
  'Any of, told apart by {property}': 'Mindestens eines von, je nach {property}',
  'OpenAPI document': 'OpenAPI-Dokument',
  'read-only': 'nur lesbar',
  'write-only': 'nur schreibbar',
  'Further documentation': 'Weitere Dokumentation',
  'More documentation': 'Mehr Dokumentation',
  'Base URLs': 'Basis-URLs',
  // What a document says of itself.
  Licence: 'Lizenz',
  Contact: 'Kontakt',
  'Terms of service': 'Nutzungsbedingungen',
  // Groups of operations without a tag.
  Documentation: 'Dokumentation',
  Overview: 'Überblick',
  Endpoints: 'Endpunkte',
  Webhooks: 'Webhooks',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: 'Format',
  'Media type': 'Medientyp',
  Encoding: 'Kodierung',
  Value: 'Wert',
  'One of {count} values, the first {shown} of them': 'Einer von {count} Werten, hier die ersten {shown}',
  Length: 'Länge',
  Range: 'Bereich',
  'Multiple of': 'Vielfaches von',
  Items: 'Elemente',
  unique: 'eindeutig',
  Contains: 'Enthält',
  Properties: 'Eigenschaften',
  'no others': 'keine weiteren',
  Pattern: 'Muster',
  'Keys match': 'Schlüsselmuster',
  Keys: 'Schlüssel',
  'With {key} also': 'Mit {key} auch',
  'Needs exactly one of': 'Benötigt genau eines von',
  'Needs at least one of': 'Benötigt mindestens eines von',
  Not: 'Nicht',
  'with {names}': 'mit {names}',
  '{low} to {high}': '{low} bis {high}',
  'exactly {number}': 'genau {number}',
  'at least {low}': 'mindestens {low}',
  'at most {high}': 'höchstens {high}',
  'more than {low}': 'mehr als {low}',
  'less than {high}': 'weniger als {high}',
  'more than {low}, less than {high}': 'mehr als {low}, weniger als {high}',
  'more than {low}, at most {high}': 'mehr als {low}, höchstens {high}',
  'at least {low}, less than {high}': 'mindestens {low}, weniger als {high}',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'Basis-URL',
  'Copy the address': 'Adresse kopieren',
  'Copy a link to this request': 'Link zu dieser Anfrage kopieren',
  Examples: 'Beispiele',
  Language: 'Sprache',
  Wire: 'Rohanfrage',
  'In a file: {file}': 'In einer Datei: {file}',
  'A file: {type}': 'Eine Datei: {type}',
  // The form of a playground.
  'Sending a request needs JavaScript, which is off. The cURL sample sends the same request from a terminal.':
    'Zum Senden einer Anfrage wird JavaScript benötigt, das deaktiviert ist. Das cURL-Beispiel sendet dieselbe Anfrage im Terminal.',
  Server: 'Server',
  'Send a body': 'Body senden',
  'Edit the body as': 'Body bearbeiten als',
  Form: 'Formular',
  'Body as JSON': 'Body als JSON',
  '{name}: which kind': '{name}: Variante',
  'Which kind': 'Variante',
  Choose: 'Auswählen',
  'Not set': 'Nicht gesetzt',
  'Add a pair': 'Paar hinzufügen',
  'Add an item': 'Element hinzufügen',
  Key: 'Schlüssel',
  Item: 'Element',
  Remove: 'Entfernen',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'API-Schlüssel in {place}',
  'User name and password': 'Benutzername und Passwort',
  '{scheme} token': '{scheme}-Token',
  'Client certificate': 'Client-Zertifikat',
  None: 'Keine',
  '{one} and {other}': '{one} und {other}',
  'Authorize with': 'Autorisieren mit',
  'The request is sent without a credential.': 'Die Anfrage wird ohne Zugangsdaten gesendet.',
  'Your browser presents its own client certificate; it is asked for when the connection is made.':
    'Der Browser legt sein eigenes Client-Zertifikat vor; er fragt danach, wenn die Verbindung aufgebaut wird.',
  Username: 'Benutzername',
  Password: 'Passwort',
  Prefix: 'Präfix',
  'Show {name}': '{name} anzeigen',
  'Use the demo token': 'Demo-Token verwenden',
  'Show in the samples': 'In den Codebeispielen anzeigen',
  // The card of an answer.
  History: 'Verlauf',
  Raw: 'Rohdaten',
  'Download the body': 'Body herunterladen',
  'Copy the response': 'Antwort kopieren',
  'Sent before your last edit': 'Vor der letzten Änderung gesendet',
  'Nothing has been sent yet. The response will be shown here.':
    'Noch nichts gesendet. Die Antwort wird hier angezeigt.',
  'Nothing has been sent yet.': 'Noch nichts gesendet.',
  'Body of the response': 'Body der Antwort',
  'Sent by the browser, which shows a page only those headers that the server exposes to it.':
    'Vom Browser gesendet, der einer Seite nur die Header zeigt, die der Server für sie freigibt.',
  'What you send from this page is listed here until the tab is closed.':
    'Von dieser Seite gesendete Anfragen stehen hier, bis der Tab geschlossen wird.',
  // The frame of a page and its components.
  '{count} stars': { one: '{count} Stern', other: '{count} Sterne' },
  '{count} operations': { one: '{count} Operation', other: '{count} Operationen' },
  'Show all {count} lines': { one: '{count} Zeile anzeigen', other: 'Alle {count} Zeilen anzeigen' },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { one: '{count} Feld', other: '{count} Felder' },
  '{count} headers': { one: '{count} Header', other: '{count} Header' },
  '{count} links': { one: '{count} Link', other: '{count} Links' },
  '{count} other ways': { one: '{count} weitere Möglichkeit', other: '{count} weitere Möglichkeiten' },
  '{count} fields, left out to keep this page short: see the {document}.': {
    one: '{count} Feld, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
    other: '{count} Felder, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
  },
  '{count} more fields, left out to keep this page short: see the {document}.': {
    one: '{count} weiteres Feld, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
    other: '{count} weitere Felder, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
  },
  Copied: 'Kopiert',
  // The reader's tools around a page.
  'Link copied': 'Link kopiert',
  'Not copied': 'Nicht kopiert',
  'Close the menu': 'Menü schließen',
  'Enlarge: {image}': 'Vergrößern: {image}',
  'Enlarge the image': 'Bild vergrößern',
  Image: 'Bild',
  Close: 'Schließen',
  'Pages with a similar address': 'Seiten mit ähnlicher Adresse',
  'Copy link to Markdown': 'Link zu Markdown kopieren',
  'Sign in in the window that has opened.': 'Melden Sie sich in dem Fenster an, das sich geöffnet hat.',
  'The window was closed before you had signed in.':
    'Das Fenster wurde geschlossen, bevor Sie angemeldet waren.',
  'The answer belongs to another sign-in, so it was not used. Try again.':
    'Die Antwort gehört zu einer anderen Anmeldung und wurde nicht verwendet. Versuchen Sie es erneut.',
  'Signing in needs a page that came over https.': 'Zum Anmelden muss die Seite über https geladen sein.',
  'Open {url} and enter {code}.': 'Öffnen Sie {url} und geben Sie {code} ein.',
  '{host} says: {reason}': '{host} sagt: {reason}',
  '{host} did not answer, or does not let this site read its answers.':
    '{host} hat nicht geantwortet oder lässt diese Website seine Antworten nicht lesen.',
  'The token is valid until {time}.': 'Das Token gilt bis {time}.',
  'The token is there.': 'Das Token ist da.',
  'The token has expired. Get a new one.': 'Das Token ist abgelaufen. Holen Sie ein neues.',
  // The question whether a page helped.
  'This could not be sent. Please try again.':
    'Das konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'Thank you.': 'Vielen Dank.',
  'What helped you? (optional)': 'Was war hilfreich? (optional)',
  'What was missing? (optional)': 'Was hat gefehlt? (optional)',
  Send: 'Senden',
  'Thank you for your comment.': 'Vielen Dank für Ihren Kommentar.',
  // The search.
  Search: 'Suchen',
  'Searching…': 'Suche läuft …',
  'The search could not be loaded. Try again.':
    'Die Suche konnte nicht geladen werden. Versuchen Sie es erneut.',
  'No pages': 'Keine Seiten',
  '{count} or more pages': 'Mindestens {count} Seiten',
  '{count} or more pages in {version}': 'Mindestens {count} Seiten in {version}',
  'Nothing has {query} here. Look in everything, or try other words.':
    'Kein Treffer für {query} in diesem Bereich. Suchen Sie überall oder mit anderen Begriffen.',
  'Nothing has {query}. Try other or fewer words.':
    'Kein Treffer für {query}. Versuchen Sie es mit anderen oder weniger Begriffen.',
  'Opened before': 'Zuletzt geöffnet',
  'Close the search with Esc': 'Suche mit Esc schließen',
  Everything: 'Alles',
  Clear: 'Leeren',
  Pages: 'Seiten',
  'Search in': 'Suchen in',
  Move: 'Navigieren',
  Open: 'Öffnen',
  Scope: 'Bereich',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Paar {number} entfernen',
  'Remove item {number}': 'Element {number} entfernen',
  'Item {number}': 'Element {number}',
  'Is required.': 'Ist erforderlich.',
  'Choose a file.': 'Wählen Sie eine Datei aus.',
  '{field}: {mistake}': '{field}: {mistake}',
  'Must begin with http:// or https://.': 'Muss mit http:// oder https:// beginnen.',
  'Has a character that no header can hold.': 'Enthält ein Zeichen, das in Headern nicht zulässig ist.',
  // What the schema of a value does not allow.
  'Is not allowed here.': 'Ist hier nicht zulässig.',
  'Fits more than one of the choices; it must fit exactly one.':
    'Passt zu mehreren Varianten, muss aber zu genau einer passen.',
  'Is a value that is not allowed.': 'Ist kein zulässiger Wert.',
  'Is required together with {field}.': 'Ist zusammen mit {field} erforderlich.',
  'Its name does not fit: {mistake}': 'Der Name passt nicht: {mistake}',
  'Must not have the same item twice.': 'Darf kein Element doppelt enthalten.',
  'Must match the pattern {pattern}': 'Muss dem Muster {pattern} entsprechen',
  'Must not be empty.': 'Darf nicht leer sein.',
  'Must be at least {bound}.': 'Muss mindestens {bound} sein.',
  'Must be at most {bound}.': 'Darf höchstens {bound} sein.',
  'Must be more than {bound}.': 'Muss größer als {bound} sein.',
  'Must be less than {bound}.': 'Muss kleiner als {bound} sein.',
  'Must be a multiple of {bound}.': 'Muss ein Vielfaches von {bound} sein.',
  'Must be {value}.': 'Muss {value} sein.',
  'Must be one of: {values}.': 'Muss einer dieser Werte sein: {values}.',
  'Must be a date, such as 2026-01-31.': 'Muss ein Datum sein, z. B. 2026-01-31.',
  'Must be a date and time, such as 2026-01-31T09:30:00Z.':
    'Muss ein Datum mit Uhrzeit sein, z. B. 2026-01-31T09:30:00Z.',
  'Must be a time, such as 09:30:00Z.': 'Muss eine Uhrzeit sein, z. B. 09:30:00Z.',
  'Must be an email address.': 'Muss eine E-Mail-Adresse sein.',
  'Must be a whole URL, such as https://example.com.':
    'Muss eine vollständige URL sein, z. B. https://example.com.',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.':
    'Muss eine UUID sein, z. B. 123e4567-e89b-12d3-a456-426614174000.',
  'Must be an IPv4 address, such as 192.0.2.1.': 'Muss eine IPv4-Adresse sein, z. B. 192.0.2.1.',
  'Must be an IPv6 address, such as 2001:db8::1.': 'Muss eine IPv6-Adresse sein, z. B. 2001:db8::1.',
  // The types in that, which are listed with “or”.
  'Must be {type}.': 'Muss {type} sein.',
  text: 'Text',
  'a number': 'eine Zahl',
  'a whole number': 'eine ganze Zahl',
  'true or false': 'true oder false',
  'an object': 'ein Objekt',
  'a list': 'eine Liste',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column}).': '{mistake} (Zeile {line}, Spalte {column}).',
  'JSON has no comments': 'JSON kennt keine Kommentare',
  '{end} is missing for the {start} in line {line}': '{end} fehlt zu {start} in Zeile {line}',
  'Nothing may follow the end, but there is {sign}':
    'Nach dem Ende darf nichts folgen, aber dort steht {sign}',
  'This must be {sign}': 'Hier muss {sign} stehen',
  'A comma is missing before {word}': 'Vor {word} fehlt ein Komma',
  'A comma must not stand before {sign}': 'Vor {sign} darf kein Komma stehen',
  'A colon is missing after {name}': 'Nach {name} fehlt ein Doppelpunkt',
  'A colon is missing after the name': 'Nach dem Namen fehlt ein Doppelpunkt',
  'A value is missing': 'Ein Wert fehlt',
  'A value is missing after the comma': 'Nach dem Komma fehlt ein Wert',
  'A value is missing after the name:': 'Ein Wert fehlt nach dem Namen:',
  'A value is missing after {name}': 'Ein Wert fehlt nach {name}',
  'JSON has double quotes only': 'JSON kennt nur doppelte Anführungszeichen',
  'The name {word} must stand in double quotes': 'Der Name {word} muss in doppelten Anführungszeichen stehen',
  'A name in double quotes is missing': 'Ein Name in doppelten Anführungszeichen fehlt',
  'JSON has no {word}': 'JSON kennt kein {word}',
  'JSON has no {word}, but {known}': 'JSON kennt kein {word}, sondern nur {known}',
  '{word} is not how JSON writes a number': '{word} ist keine Zahl in JSON-Schreibweise',
  '{word} must stand in double quotes': '{word} muss in doppelten Anführungszeichen stehen',
  'A value cannot begin with {sign}': 'Ein Wert kann nicht mit {sign} beginnen',
  'The closing quote is missing in this line': 'In dieser Zeile fehlt das schließende Anführungszeichen',
  'A control character must be written as {written}':
    'Ein Steuerzeichen muss als {written} geschrieben werden',
  '{unknown} is not known in JSON; a backslash is written as \\\\':
    '{unknown} ist in JSON unbekannt; ein Backslash wird als \\\\ geschrieben',
  'The closing quote is missing': 'Das schließende Anführungszeichen fehlt',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'Goes directly from your browser to {host}.': 'Geht direkt vom Browser an {host}.',
  'Goes through this site’s relay, because {why}.': 'Geht über das Relay dieser Website, denn {why}.',
  'Your browser cannot send this, because {why}, and {limit}. This cURL command sends it:':
    'Ihr Browser kann das nicht senden, denn {why}, und {limit}. Dieser cURL-Befehl sendet es:',
  'a browser cannot send a {method} request with a body':
    'Browser können keine {method}-Anfrage mit Body senden',
  'a browser cannot send a {method} request': 'Browser können keine {method}-Anfrage senden',
  'browsers resolve the “.” and “..” in its path': 'Browser lösen „.“ und „..“ im Pfad auf',
  '{host} is asked over http, which browsers forbid to a page that came over https':
    '{host} wird über http angesprochen, was Browser bei einer über https geladenen Seite verbieten',
  '{host} does not allow browsers of other sites (CORS)':
    '{host} lässt keine Browserzugriffe von anderen Websites zu (CORS)',
  'this site uses no relay': 'diese Website verwendet kein Relay',
  'no relay is served with this site': 'für diese Website läuft kein Relay',
  'the relay takes no address that was typed': 'das Relay nimmt keine von Hand eingegebenen Adressen an',
  'the relay does not send it either': 'auch das Relay sendet es nicht',
  'the body is too large for the relay, which takes 1 MB':
    'der Body ist zu groß für das Relay, das höchstens 1 MB annimmt',
  'the server': 'das Zielsystem',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Abbrechen',
  Waiting: 'Warten auf Antwort',
  'The request was sent': 'Die Anfrage wurde gesendet',
  'Copy the cURL command': 'cURL-Befehl kopieren',
  'Send through the relay': 'Über das Relay senden',
  '{title}. {message}': '{title}. {message}',
  Cancelled: 'Abgebrochen',
  'The request may have arrived all the same.': 'Die Anfrage ist möglicherweise trotzdem angekommen.',
  'No answer': 'Keine Antwort',
  'None came in time, so it was given up. It may have arrived.':
    'Es kam keine Antwort innerhalb der Wartezeit. Die Anfrage ist möglicherweise angekommen.',
  '{host} did not answer: it is down, or out of your browser’s reach.':
    '{host} hat nicht geantwortet: außer Betrieb oder für Ihren Browser nicht erreichbar.',
  'The connection to {host} broke. The request may have arrived.':
    'Die Verbindung zu {host} ist abgebrochen. Die Anfrage ist möglicherweise angekommen.',
  'Not sent': 'Nicht gesendet',
  'The connection to this site broke. Try again.':
    'Die Verbindung zu dieser Website ist abgebrochen. Versuchen Sie es erneut.',
  'A file cannot be read any more, or the answer broke off.':
    'Eine Datei ist nicht mehr lesbar, oder die Antwort ist abgebrochen.',
  'Answer not readable': 'Antwort nicht lesbar',
  '{host} does not allow browsers of other sites (CORS). The request may have arrived; sending it again may do its work twice.':
    '{host} lässt keine Browserzugriffe von anderen Websites zu (CORS). Die Anfrage ist möglicherweise angekommen; bei erneutem Senden wird sie eventuell doppelt ausgeführt.',
  '{host} does not allow browsers of other sites (CORS), so it went through this site’s relay.':
    '{host} lässt keine Browserzugriffe von anderen Websites zu (CORS), daher ging die Anfrage über das Relay dieser Website.',
  'Refused by the relay': 'Vom Relay abgelehnt',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'Die Antwort hat keinen Body.',
  'Cut at {size}: the relay passes on no more.':
    'Bei {size} abgeschnitten: Mehr gibt das Relay nicht weiter.',
  'Cancelled after {size}.': 'Nach {size} abgebrochen.',
  'The connection broke after {size}.': 'Die Verbindung ist nach {size} abgebrochen.',
  'This is not valid JSON: see line {line}, column {column}.':
    'Das ist kein gültiges JSON: siehe Zeile {line}, Spalte {column}.',
  'Show {count} more ({left} left)': '{count} weitere anzeigen (noch {left})',
  'Show more ({size} left)': 'Mehr anzeigen (noch {size})',
  'The last {shown} of {count}. Raw shows all of them.':
    'Die letzten {shown} von {count}. „Rohdaten“ zeigt alle.',
  '{facts}. This browser cannot show it.': '{facts}. Dieser Browser kann das nicht anzeigen.',
  'The body of the response': 'Der Body der Antwort',
  Download: 'Herunterladen',
  'Fill in again:': 'Erneut einsetzen:',
  'Show secrets': 'Geheime Werte anzeigen',
  'Exactly as the relay sent it.': 'Genau so, wie das Relay es gesendet hat.',
  'The relay adds what is grey. What it sent is shown here afterwards.':
    'Graue Header ergänzt das Relay. Was es gesendet hat, steht danach hier.',
  'cURL adds what is grey, User-Agent and Accept.': 'Graue Header sowie User-Agent und Accept ergänzt cURL.',
  'The browser adds what is grey, and others whose values no page can see: {headers}.':
    'Graue Header ergänzt der Browser, dazu weitere, deren Werte keine Seite sehen kann: {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay answers to the names of its own site only. A published site names its address as "siteUrl" in site.json.':
    'Das Relay antwortet nur unter den Namen seiner eigenen Website. Eine veröffentlichte Website gibt ihre Adresse als „siteUrl“ in site.json an.',
  'The relay takes its messages by POST.': 'Das Relay nimmt Nachrichten nur per POST an.',
  'The relay takes messages from pages of its own site only.':
    'Das Relay nimmt Nachrichten nur von Seiten seiner eigenen Website an.',
  'The relay takes messages only where the browser says that they are of the same origin. It does so on https and on localhost.':
    'Das Relay nimmt Nachrichten nur an, wenn sie laut Browser vom selben Ursprung (Origin) stammen. Das teilt er auf https und auf localhost mit.',
  'The relay takes application/json.': 'Das Relay nimmt application/json an.',
  'The relay takes messages without an encoding.': 'Das Relay nimmt nur Nachrichten ohne Kodierung an.',
  'So many requests within a minute are too many. Wait a little.':
    'Zu viele Anfragen innerhalb einer Minute. Warten Sie einen Moment.',
  'So many requests at the same time are too many. Wait until one has ended.':
    'Zu viele gleichzeitige Anfragen. Warten Sie, bis eine abgeschlossen ist.',
  'The relay has too many requests at the same time. Wait until one of yours has ended.':
    'Das Relay hat zu viele gleichzeitige Anfragen. Warten Sie, bis eine von Ihren abgeschlossen ist.',
  'The message did not arrive in time.': 'Die Nachricht ist nicht rechtzeitig angekommen.',
  'The message ended before its end.': 'Die Nachricht ist unvollständig angekommen.',
  'The message is no JSON object.': 'Die Nachricht ist kein JSON-Objekt.',
  'The message lacks something, or something in it is of another type.':
    'In der Nachricht fehlt etwas, oder etwas darin hat einen anderen Typ.',
  'The relay cannot make a request of this message.':
    'Das Relay kann aus dieser Nachricht keine Anfrage machen.',
  'This site documents no such operation. Load the page again.':
    'Diese Website dokumentiert keine solche Operation. Laden Sie die Seite neu.',
  'The relay calls only servers that the documentation names.':
    'Das Relay ruft nur Server auf, die in der Dokumentation genannt sind.',
  'The relay calls servers whose URL is http or https and a host name.':
    'Das Relay ruft nur Server auf, deren URL aus http oder https und einem Hostnamen besteht.',
  'The relay calls the site that it is part of only while that is served on this machine.':
    'Das Relay ruft die Website, zu der es gehört, nur auf, solange sie auf diesem Rechner läuft.',
  'The relay sends only cookies that the operation declares.':
    'Das Relay sendet nur Cookies, die in der Operation deklariert sind.',
  'The operation has no such authorization.': 'Die Operation hat keine solche Autorisierung.',
  'The operation takes no body.': 'Die Operation nimmt keinen Body an.',
  'The boundary is not one of a multipart body.': 'Die Boundary ist keine eines multipart-Bodys.',
  'A value in the path would lead to another path.': 'Ein Wert im Pfad würde zu einem anderen Pfad führen.',
  'The request has more in its URL and headers than servers take.':
    'URL und Header der Anfrage sind zusammen größer, als Server annehmen.',
  // The same with values in it.
  '{host} stands for an address that is not of the public internet. A private server is called by its IP address or as localhost.':
    '{host} steht für eine Adresse außerhalb des öffentlichen Internets. Ein privater Server wird über seine IP-Adresse oder als localhost aufgerufen.',
  '{host} is not of the public internet. The relay calls it only while the site is served on this machine.':
    '{host} gehört nicht zum öffentlichen Internet. Das Relay ruft diesen Host nur auf, solange die Website auf diesem Rechner läuft.',
  '{host} is an address that the relay never calls.':
    '{host} ist eine Adresse, die das Relay niemals aufruft.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'Das Relay sendet den Header {name} nicht. Lassen Sie ihn leer, oder senden Sie die Anfrage mit cURL.',
  'The relay does not send {method}.': 'Das Relay sendet {method} nicht.',
  'The header {name} has a character that no header can have.':
    'Der Header {name} enthält ein Zeichen, das in Headern nicht zulässig ist.',
  'The path has no value for {name}.': 'Der Pfad hat keinen Wert für {name}.',
  'The relay does not call port {port}, which browsers refuse too.':
    'Das Relay ruft Port {port} nicht auf, den auch Browser ablehnen.',
  'The relay does not know "{name}".': 'Das Relay kennt „{name}“ nicht.',
  'The server\'s variable "{name}" cannot be "{value}" in the relay.':
    'Die Servervariable „{name}“ kann im Relay nicht „{value}“ sein.',
  'The operation has no parameter "{name}".': 'Die Operation hat keinen Parameter „{name}“.',
  'The value of "{name}" has a line break or control character.':
    'Der Wert von „{name}“ enthält einen Zeilenumbruch oder ein Steuerzeichen.',
  'The operation asks for no credential "{name}".': 'Die Operation verlangt keine Zugangsdaten „{name}“.',
  'The operation takes no body of the type "{type}".': 'Die Operation nimmt keinen Body vom Typ „{type}“ an.',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'Das Relay sendet Bodys bis {size} MB. Senden Sie einen größeren mit cURL.',
  '{host} gave no answer within {seconds} seconds.':
    '{host} hat innerhalb von {seconds} Sekunden nicht geantwortet.',
  "The name {host} is not known. Check the server's address.":
    'Der Name {host} ist nicht bekannt. Prüfen Sie die Adresse des Servers.',
  '{host} refused the connection; nothing listens there.':
    '{host} hat die Verbindung abgelehnt; dort wartet kein Dienst auf Verbindungen.',
  '{host} broke the connection.': '{host} hat die Verbindung abgebrochen.',
  '{host} broke the connection ({code}).': '{host} hat die Verbindung abgebrochen ({code}).',
  '{host} cannot be reached from here.': '{host} ist von hier aus nicht erreichbar.',
  '{host} did not take the connection in time.': '{host} hat die Verbindung nicht rechtzeitig angenommen.',
  '{host} answered with headers that are too large.': '{host} hat mit zu großen Headern geantwortet.',
  '{host} has a certificate that has expired.': '{host} hat ein abgelaufenes Zertifikat.',
  '{host} has a certificate for another name.': '{host} hat ein Zertifikat für einen anderen Namen.',
  '{host} has a certificate that no known authority signed.':
    '{host} hat ein Zertifikat, das von keiner bekannten Zertifizierungsstelle signiert ist.',
  '{host} does not speak TLS as it has to.': '{host} hält sich nicht an das TLS-Protokoll.',
  '{host} answered with what is no HTTP.': '{host} hat mit etwas geantwortet, das kein HTTP ist.',
  '{host} broke the connection or answered with what is no HTTP.':
    '{host} hat die Verbindung abgebrochen oder mit etwas geantwortet, das kein HTTP ist.',
  '{host} broke the connection, has no valid certificate, or answered with what is no HTTP.':
    '{host} hat die Verbindung abgebrochen, hat kein gültiges Zertifikat oder hat mit etwas geantwortet, das kein HTTP ist.',
  // Comments of request samples, on one line.
  '{name}: your own value.': '{name}: Ihr eigener Wert.',
  '{names}: your own values.': '{names}: Ihre eigenen Werte.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Browser können keine {method}-Anfrage mit Body senden: fetch() lehnt sie ab.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Browser können keine {method}-Anfrage senden: fetch() lehnt sie ab.',
  'Filled in from the answer of {title}.': 'Ausgefüllt aus der Antwort von {title}.',
  'Use {value} from the answer of {title}': '{value} aus der Antwort von {title} verwenden',
  'Send it from a server, here with Node.js.': 'Von einem Server aus senden, hier mit Node.js.',
  '{client} refuses the body of a {method} request, {other} sends it.':
    '{client} lehnt den Body einer {method}-Anfrage ab, {other} sendet ihn.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Skripte können Cookie nicht setzen: Der Browser sendet die Cookies, die er für die Website der API hat.',
  'Scripts cannot set {name}: the browser does, or sends none.':
    'Skripte können {name} nicht setzen: Das macht der Browser, oder er sendet keinen.',
  '{client} resolves the "." and ".." in this path, so it asks for another one.':
    '{client} löst „.“ und „..“ in diesem Pfad auf und ruft daher einen anderen auf.',
  'raises unless the status is 2xx': 'löst eine Exception aus, wenn der Status nicht 2xx ist',
  // The search.
  '{count} pages': { one: '{count} Seite', other: '{count} Seiten' },
  '{count} pages in {version}': { one: '{count} Seite in {version}', other: '{count} Seiten in {version}' },
  // The form of a request.
  '{count} problems': { one: '{count} Problem', other: '{count} Probleme' },
  'Must have at least {count} characters.': {
    one: 'Muss mindestens {count} Zeichen haben.',
    other: 'Muss mindestens {count} Zeichen haben.',
  },
  'Must have at most {count} characters.': {
    one: 'Darf höchstens {count} Zeichen haben.',
    other: 'Darf höchstens {count} Zeichen haben.',
  },
  'Must have at least {count} items.': {
    one: 'Muss mindestens {count} Element haben.',
    other: 'Muss mindestens {count} Elemente haben.',
  },
  'Must have at most {count} items.': {
    one: 'Darf höchstens {count} Element haben.',
    other: 'Darf höchstens {count} Elemente haben.',
  },
  'Must have at least {count} fields.': {
    one: 'Muss mindestens {count} Feld haben.',
    other: 'Muss mindestens {count} Felder haben.',
  },
  'Must have at most {count} fields.': {
    one: 'Darf höchstens {count} Feld haben.',
    other: 'Darf höchstens {count} Felder haben.',
  },
  'Must have at least {count} items of the kind that is described.': {
    one: 'Muss mindestens {count} Element der beschriebenen Art haben.',
    other: 'Muss mindestens {count} Elemente der beschriebenen Art haben.',
  },
  'Must have at most {count} items of the kind that is described.': {
    one: 'Darf höchstens {count} Element der beschriebenen Art haben.',
    other: 'Darf höchstens {count} Elemente der beschriebenen Art haben.',
  },
  'Must be one of: {values} and {count} others.': {
    one: 'Muss einer dieser Werte sein: {values} und {count} weiterer.',
    other: 'Muss einer dieser Werte sein: {values} und {count} weitere.',
  },
  // Which way a request goes.
  'browsers let no page set the headers {names}': {
    one: 'Browser lassen keine Seite den Header {names} setzen',
    other: 'Browser lassen keine Seite die Header {names} setzen',
  },
  // An answer, and a body that is sent.
  '{count} items': { one: '{count} Element', other: '{count} Elemente' },
  '{count} keys': { one: '{count} Schlüssel', other: '{count} Schlüssel' },
  '<{count} bytes of binary data>': { one: '<{count} Byte Binärdaten>', other: '<{count} Bytes Binärdaten>' },
  '<{count} bytes of a file>': { one: '<{count} Byte einer Datei>', other: '<{count} Bytes einer Datei>' },
  '<{count} bytes of {name}>': { one: '<{count} Byte von {name}>', other: '<{count} Bytes von {name}>' },
  '<{count} bytes more>': { one: '<{count} weiteres Byte>', other: '<{count} weitere Bytes>' },
};

export default translations;
