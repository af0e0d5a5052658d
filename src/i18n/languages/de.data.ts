import type { Translations } from '../translate.ts';

/** German. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Zum Inhalt springen',
  Site: 'Website',
  Home: 'Startseite',
  Menu: 'Menü',
  'Switch color mode': 'Farbmodus wechseln',
  Version: 'Version',
  Product: 'Produkt',
  'Choose a product': 'Produkt wählen',
  'Updated {date}': 'Aktualisiert am {date}',
  'Page language': 'Sprache der Seite',
  'This page has not been translated yet.': 'Diese Seite wurde noch nicht übersetzt.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Auf dieser Seite',
  Contents: 'Inhalt',
  Footer: 'Fußzeile',
  'Page actions': 'Seitenaktionen',
  'Subscribe to the feed': 'Feed abonnieren',
  'View as Markdown': 'Als Markdown anzeigen',
  'Suggest an edit': 'Änderung vorschlagen',
  'Raise an issue': 'Problem melden',
  'Download OpenAPI document': 'OpenAPI-Dokument herunterladen',
  'Open menu': 'Menü öffnen',
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
  'Side panel': 'Seitlicher Bereich',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Seite nicht gefunden',
  'Page moved': 'Verschoben',
  'Continue to {url}': 'Weiter zu {url}',
  'This page does not exist': 'Diese Seite gibt es nicht',
  'There is no page at {address}. It may have been moved, or the link may be mistyped.':
    'Unter {address} ist nichts veröffentlicht. Die Seite wurde möglicherweise verschoben, oder der Link enthält einen Tippfehler.',
  'this address': 'dieser Adresse',
  'Go to the home page': 'Zur Startseite',
  // Pages of the API reference as a whole.
  Schema: 'Schema',
  'Used by': 'Verwendet von',
  Groups: 'Gruppen',
  Operations: 'Operationen',
  Schemas: 'Schemas',
  'No matches found.': 'Nichts in der Liste enthält diese Wörter.',
  'Sign in': 'Anmelden',
  'Client credentials': 'Client-Zugangsdaten',
  'Sign in on another device': 'Auf einem anderen Gerät anmelden',
  'Get a token': 'Token holen',
  'OAuth flow': 'OAuth-Flow',
  'Client ID': 'Client-ID',
  'Client secret': 'Client-Geheimnis',
  'Redirect URI': 'Redirect-URI',
  'You can close this window.': 'Sie können dieses Fenster schließen.',
  'What you enter and the responses are kept until you close this tab.':
    'Was Sie eingeben und was geantwortet wird, bleibt bis zum Schließen dieses Tabs.',
  Forget: 'Vergessen',
  'Send anyway': 'Trotzdem senden',
  'Send {method}': '{method} senden',
  'Send (cannot be undone)': 'Unwiderruflich senden',
  View: 'Ansicht',
  'Switch view': 'Ansicht',
  Reference: 'Referenz',
  'Try it': 'Ausprobieren',
  'A webhook: the API sends this request to you.': 'Ein Webhook: Die API sendet diese Anfrage an Sie.',
  'Verify the request': 'Anfrage prüfen',
  'Compute the signature of the body with your secret. Trust the request only if it matches {header}.':
    'Bilden Sie mit Ihrem Geheimnis die Signatur des Bodys, und vertrauen Sie der Anfrage nur, wenn {header} dieselbe enthält.',
  'The signature is the HMAC-SHA256 of {content}, as defined by {standard}.':
    'Die Signatur ist HMAC-SHA256 von {content}, wie es {standard} vorgibt.',
  // Components of pages.
  Note: 'Hinweis',
  Info: 'Info',
  Tip: 'Tipp',
  Success: 'Erfolg',
  Warning: 'Warnung',
  Danger: 'Gefahr',
  Details: 'Details',
  Fields: 'Felder',
  Announcement: 'Ankündigung',
  'Close this announcement': 'Ankündigung schließen',
  Update: 'Update',
  Tags: 'Tags',
  'Copy code': 'Code kopieren',
  'Copy prompt': 'Prompt kopieren',
  'Copy {text}': '{text} kopieren',
  'Open in {application}': 'In {application} öffnen',
  Prompt: 'Prompt',
  'Add a header, query parameter, or cookie': 'Header, Query-Parameter oder Cookie hinzufügen',
  'Include in request': 'Dies senden',
  Location: 'Wo es gesendet wird',
  Name: 'Name',
  'Pick date and time': 'Datum und Uhrzeit wählen',
  'The relay sends only what the API description defines.':
    'Das Relay sendet nur, was die API-Beschreibung definiert.',
  'Send again': 'Erneut senden',
  'Compare with previous request': 'Mit der Anfrage davor vergleichen',
  'No differences.': 'Es wurde dasselbe gesendet.',
  'Form width': 'Breite des Formulars',
  Request: 'Anfrage',
  Response: 'Antwort',
  'Select tab': 'Tab auswählen',
  More: 'Mehr',
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
  'Allowed values': 'Zulässige Werte',
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
  'Format: {form}': 'Format: {form}',
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
  'One of, depending on {property}': 'Eines von, je nach {property}',
  'Any of, depending on {property}': 'Mindestens eines von, je nach {property}',
  'OpenAPI document': 'OpenAPI-Dokument',
  'read-only': 'nur lesbar',
  'write-only': 'nur schreibbar',
  'More documentation': 'Mehr Dokumentation',
  'Base URLs': 'Basis-URLs',
  'Messages you send': 'Nachrichten, die Sie senden',
  'Messages you receive': 'Nachrichten, die Sie empfangen',
  Messages: 'Nachrichten',
  Reply: 'Antwort',
  Channels: 'Kanäle',
  'Download AsyncAPI document': 'AsyncAPI-Dokument herunterladen',
  Connect: 'Verbinden',
  Disconnect: 'Trennen',
  Message: 'Nachricht',
  'Not connected.': 'Nicht verbunden.',
  'Connecting…': 'Verbindung wird hergestellt …',
  'Connected.': 'Verbunden.',
  'The connection failed.': 'Die Verbindung ist fehlgeschlagen.',
  'The connection was closed.': 'Die Verbindung wurde geschlossen.',
  Sent: 'Gesendet',
  Received: 'Empfangen',
  'JavaScript is required to connect.': 'Zum Verbinden ist JavaScript erforderlich.',
  'Browsers cannot send these headers when they open a WebSocket: {headers}.':
    'Browser können diese Header beim Öffnen eines WebSockets nicht senden: {headers}.',
  // What a document says of itself.
  License: 'Lizenz',
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
  'Allowed values, first {shown} of {count}': 'Zulässige Werte, die ersten {shown} von {count}',
  Length: 'Länge',
  Range: 'Bereich',
  'Multiple of': 'Vielfaches von',
  Items: 'Elemente',
  unique: 'eindeutig',
  Contains: 'Enthält',
  Properties: 'Eigenschaften',
  'only those listed': 'keine weiteren',
  Pattern: 'Muster',
  'Keys match': 'Schlüsselmuster',
  Keys: 'Schlüssel',
  'Required with {key}': 'Mit {key} auch',
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
  'Copy URL': 'Adresse kopieren',
  'Copy link to this request': 'Link zu dieser Anfrage kopieren',
  Examples: 'Beispiele',
  Language: 'Sprache',
  'Raw HTTP': 'Rohanfrage',
  'In a file: {file}': 'In einer Datei: {file}',
  'A file: {type}': 'Eine Datei: {type}',
  // The form of a playground.
  'JavaScript is required to send requests. The cURL sample sends the same request from a terminal.':
    'Zum Senden einer Anfrage wird JavaScript benötigt, das deaktiviert ist. Das cURL-Beispiel sendet dieselbe Anfrage im Terminal.',
  'This page was opened from a disk: only servers that let any page ask them (CORS) can be tried from it. The cURL sample sends the same request from a terminal.':
    'Diese Seite wurde von einem Datenträger geöffnet: Von ihr aus lassen sich nur Server ausprobieren, die Anfragen jeder Seite zulassen (CORS). Das cURL-Beispiel sendet dieselbe Anfrage im Terminal.',
  Server: 'Server',
  'Send a body': 'Body senden',
  'Edit the body as': 'Body bearbeiten als',
  Form: 'Formular',
  'Body as JSON': 'Body als JSON',
  '{name}: variant': '{name}: Variante',
  Variant: 'Variante',
  Choose: 'Auswählen',
  'Not set': 'Nicht gesetzt',
  'Add key-value pair': 'Paar hinzufügen',
  'Add item': 'Element hinzufügen',
  Key: 'Schlüssel',
  Item: 'Element',
  Remove: 'Entfernen',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'API-Schlüssel in {place}',
  'Username and password': 'Benutzername und Passwort',
  '{scheme} token': '{scheme}-Token',
  'Client certificate': 'Client-Zertifikat',
  None: 'Keine',
  '{one} and {other}': '{one} und {other}',
  'Authorize with': 'Autorisieren mit',
  'The request is sent without credentials.': 'Die Anfrage wird ohne Zugangsdaten gesendet.',
  'Your browser provides its own client certificate when it connects.':
    'Der Browser legt sein eigenes Client-Zertifikat vor; er fragt danach, wenn die Verbindung aufgebaut wird.',
  Username: 'Benutzername',
  Password: 'Passwort',
  Prefix: 'Präfix',
  'Show {name}': '{name} anzeigen',
  'Use the demo token': 'Demo-Token verwenden',
  'Show in code samples': 'In den Codebeispielen anzeigen',
  // The card of an answer.
  History: 'Verlauf',
  Raw: 'Rohdaten',
  'Download body': 'Body herunterladen',
  'Copy response': 'Antwort kopieren',
  'Sent before your last edit': 'Vor der letzten Änderung gesendet',
  'No request sent yet. The response will appear here.':
    'Noch nichts gesendet. Die Antwort wird hier angezeigt.',
  'No request sent yet.': 'Noch nichts gesendet.',
  'Response body': 'Body der Antwort',
  'Sent by your browser, which can read only the headers that the server exposes.':
    'Vom Browser gesendet, der einer Seite nur die Header zeigt, die der Server für sie freigibt.',
  'Requests you send from this page are listed here until you close the tab.':
    'Von dieser Seite gesendete Anfragen stehen hier, bis der Tab geschlossen wird.',
  // The frame of a page and its components.
  '{count} stars': { one: '{count} Stern', other: '{count} Sterne' },
  '{count} operations': { one: '{count} Operation', other: '{count} Operationen' },
  'Show all {count} lines': { one: '{count} Zeile anzeigen', other: 'Alle {count} Zeilen anzeigen' },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { one: '{count} Feld', other: '{count} Felder' },
  '{count} headers': { one: '{count} Header', other: '{count} Header' },
  '{count} links': { one: '{count} Link', other: '{count} Links' },
  '{count} other options': { one: '{count} weitere Möglichkeit', other: '{count} weitere Möglichkeiten' },
  '{count} fields omitted to keep this page short. See {document}.': {
    one: '{count} Feld, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
    other: '{count} Felder, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
  },
  '{count} more fields omitted to keep this page short. See {document}.': {
    one: '{count} weiteres Feld, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
    other: '{count} weitere Felder, ausgelassen, um diese Seite kurz zu halten: siehe {document}.',
  },
  Copied: 'Kopiert',
  // The reader's tools around a page.
  'Link copied': 'Link kopiert',
  'Not copied': 'Nicht kopiert',
  Filter: 'Filtern',
  'Filter: {name}': 'Filtern: {name}',
  'Close menu': 'Menü schließen',
  'Enlarge: {image}': 'Vergrößern: {image}',
  'Enlarge image': 'Bild vergrößern',
  Image: 'Bild',
  Close: 'Schließen',
  'Pages with a similar address': 'Seiten mit ähnlicher Adresse',
  'Copy link to Markdown': 'Link zu Markdown kopieren',
  'Your {name}, kept until you close this tab': 'Ihr Wert für {name}, bis dieser Tab geschlossen wird',
  Suggestions: 'Vorschläge',
  'Use the window that opened to sign in.': 'Melden Sie sich in dem Fenster an, das sich geöffnet hat.',
  'The window was closed before you signed in.': 'Das Fenster wurde geschlossen, bevor Sie angemeldet waren.',
  'The response belongs to a different sign-in and was ignored. Try again.':
    'Die Antwort gehört zu einer anderen Anmeldung und wurde nicht verwendet. Versuchen Sie es erneut.',
  'Signing in requires a page served over HTTPS.': 'Zum Anmelden muss die Seite über https geladen sein.',
  'Open {url} and enter {code}.': 'Öffnen Sie {url} und geben Sie {code} ein.',
  '{host} says: {reason}': '{host} sagt: {reason}',
  '{host} did not respond, or does not allow this site to read its responses.':
    '{host} hat nicht geantwortet oder lässt diese Website seine Antworten nicht lesen.',
  'The token is valid until {time}.': 'Das Token gilt bis {time}.',
  'Token received.': 'Das Token ist da.',
  'The token has expired. Get a new one.': 'Das Token ist abgelaufen. Holen Sie ein neues.',
  // The question whether a page helped.
  'Your feedback could not be sent. Please try again.':
    'Das konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'Thank you.': 'Vielen Dank.',
  'What helped you? (optional)': 'Was war hilfreich? (optional)',
  'What was missing? (optional)': 'Was hat gefehlt? (optional)',
  Send: 'Senden',
  'Thank you for your comment.': 'Vielen Dank für Ihren Kommentar.',
  // The search.
  Search: 'Suchen',
  'Searching…': 'Suche läuft …',
  'The search could not be loaded.': 'Die Suche konnte nicht geladen werden.',
  'Try again': 'Erneut versuchen',
  'The search needs a connection, and this device is offline.':
    'Die Suche braucht eine Verbindung, und dieses Gerät ist offline.',
  'The search service cannot be reached.': 'Der Suchdienst ist nicht erreichbar.',
  'The search service answers with an error: {reason}': 'Der Suchdienst antwortet mit einem Fehler: {reason}',
  'No pages found': 'Keine Seiten',
  '{count} or more pages': 'Mindestens {count} Seiten',
  '{count} or more pages in {version}': 'Mindestens {count} Seiten in {version}',
  'No results for “{query}” here. Search everything, or try different words.':
    'Kein Treffer für {query} in diesem Bereich. Suchen Sie überall oder mit anderen Begriffen.',
  'No results for “{query}”. Try different or fewer words.':
    'Kein Treffer für {query}. Versuchen Sie es mit anderen oder weniger Begriffen.',
  'Recent pages': 'Zuletzt geöffnet',
  'Recent searches': 'Letzte Suchen',
  'Suggested pages': 'Vorgeschlagene Seiten',
  'Updated since your last visit': 'Seit Ihrem letzten Besuch aktualisiert',
  'Close search (Esc)': 'Suche mit Esc schließen',
  Everything: 'Alles',
  Clear: 'Leeren',
  Pages: 'Seiten',
  'Search in': 'Suchen in',
  Navigate: 'Navigieren',
  Open: 'Öffnen',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Paar {number} entfernen',
  'Remove item {number}': 'Element {number} entfernen',
  'Item {number}': 'Element {number}',
  Required: 'Erforderlich',
  'Choose a file': 'Wählen Sie eine Datei aus',
  '{field}: {mistake}': '{field}: {mistake}',
  'Must start with http:// or https://': 'Muss mit http:// oder https:// beginnen',
  'Contains a character that is not allowed in a header':
    'Enthält ein Zeichen, das in Headern nicht zulässig ist',
  // What the schema of a value does not allow.
  'Not allowed here': 'Ist hier nicht zulässig',
  'Matches more than one option; must match exactly one':
    'Passt zu mehreren Varianten, muss aber zu genau einer passen',
  'This value is not allowed': 'Ist kein zulässiger Wert',
  'Required when {field} is set': 'Ist zusammen mit {field} erforderlich',
  'Invalid name: {mistake}': 'Der Name passt nicht: {mistake}',
  'Must not contain duplicate items': 'Darf kein Element doppelt enthalten',
  'Must match the pattern {pattern}': 'Muss dem Muster {pattern} entsprechen',
  'Must not be empty': 'Darf nicht leer sein',
  'Must be at least {bound}': 'Muss mindestens {bound} sein',
  'Must be at most {bound}': 'Darf höchstens {bound} sein',
  'Must be more than {bound}': 'Muss größer als {bound} sein',
  'Must be less than {bound}': 'Muss kleiner als {bound} sein',
  'Must be a multiple of {bound}': 'Muss ein Vielfaches von {bound} sein',
  'Must be {value}': 'Muss {value} sein',
  'Must be one of: {values}': 'Muss einer dieser Werte sein: {values}',
  'Must be a date, such as 2026-01-31': 'Muss ein Datum sein, z. B. 2026-01-31',
  'Must be a date and time, such as 2026-01-31T09:30:00Z':
    'Muss ein Datum mit Uhrzeit sein, z. B. 2026-01-31T09:30:00Z',
  'Must be a time, such as 09:30:00Z': 'Muss eine Uhrzeit sein, z. B. 09:30:00Z',
  'Must be an email address': 'Muss eine E-Mail-Adresse sein',
  'Must be a full URL, such as https://example.com':
    'Muss eine vollständige URL sein, z. B. https://example.com',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000':
    'Muss eine UUID sein, z. B. 123e4567-e89b-12d3-a456-426614174000',
  'Must be an IPv4 address, such as 192.0.2.1': 'Muss eine IPv4-Adresse sein, z. B. 192.0.2.1',
  'Must be an IPv6 address, such as 2001:db8::1': 'Muss eine IPv6-Adresse sein, z. B. 2001:db8::1',
  // The types in that, which are listed with “or”.
  'Must be {type}': 'Muss {type} sein',
  'a string': 'Text',
  'a number': 'eine Zahl',
  'an integer': 'eine ganze Zahl',
  'true or false': 'true oder false',
  'an object': 'ein Objekt',
  'an array': 'eine Liste',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column})': '{mistake} (Zeile {line}, Spalte {column})',
  'Comments are not allowed in JSON': 'JSON kennt keine Kommentare',
  'Missing {end} for the {start} on line {line}': '{end} fehlt zu {start} in Zeile {line}',
  'Unexpected {sign} after the end of the JSON': 'Nach dem Ende darf nichts folgen, aber dort steht {sign}',
  'Expected {sign}': 'Hier muss {sign} stehen',
  'Missing comma before {word}': 'Vor {word} fehlt ein Komma',
  'Comma not allowed before {sign}': 'Vor {sign} darf kein Komma stehen',
  'Missing colon after {name}': 'Nach {name} fehlt ein Doppelpunkt',
  'Missing colon after the key': 'Nach dem Namen fehlt ein Doppelpunkt',
  'Missing value': 'Ein Wert fehlt',
  'Missing value after the comma': 'Nach dem Komma fehlt ein Wert',
  'Missing value after the colon': 'Nach dem Doppelpunkt fehlt ein Wert',
  'Missing value after {name}': 'Ein Wert fehlt nach {name}',
  'JSON allows only double quotes': 'JSON kennt nur doppelte Anführungszeichen',
  'The key {word} must be in double quotes': 'Der Name {word} muss in doppelten Anführungszeichen stehen',
  'Expected a key in double quotes': 'Ein Name in doppelten Anführungszeichen fehlt',
  '{word} is not allowed in JSON': 'JSON kennt kein {word}',
  'Use {known} instead of {word}': 'JSON kennt kein {word}, sondern nur {known}',
  '{word} is not a valid JSON number': '{word} ist keine Zahl in JSON-Schreibweise',
  '{word} must be in double quotes': '{word} muss in doppelten Anführungszeichen stehen',
  'A value cannot begin with {sign}': 'Ein Wert kann nicht mit {sign} beginnen',
  'Missing closing quote on this line': 'In dieser Zeile fehlt das schließende Anführungszeichen',
  'Control characters must be escaped as {written}':
    'Ein Steuerzeichen muss als {written} geschrieben werden',
  '{unknown} is not a valid escape; write a backslash as \\\\':
    '{unknown} ist in JSON unbekannt; ein Backslash wird als \\\\ geschrieben',
  'Missing closing quote': 'Das schließende Anführungszeichen fehlt',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'This request goes directly from your browser to {host}.': 'Geht direkt vom Browser an {host}.',
  'This request goes through this site’s relay. {why}':
    'Diese Anfrage geht über das Relay dieser Website. {why}',
  'Your browser cannot send this request. {why} {limit} Use this cURL command:':
    'Ihr Browser kann diese Anfrage nicht senden. {why} {limit} Verwenden Sie diesen cURL-Befehl:',
  'Browsers cannot send a {method} request with a body.':
    'Browser können keine {method}-Anfrage mit Body senden.',
  'Browsers cannot send a {method} request.': 'Browser können keine {method}-Anfrage senden.',
  'Browsers resolve the “.” and “..” in the path.': 'Browser lösen „.“ und „..“ im Pfad auf.',
  'Browsers do not let an HTTPS page call {host} over HTTP.':
    'Browser lassen nicht zu, dass eine HTTPS-Seite {host} über HTTP aufruft.',
  '{host} does not allow requests from other sites (CORS).':
    '{host} lässt keine Anfragen von anderen Websites zu (CORS).',
  'This site does not use a relay.': 'Diese Website verwendet kein Relay.',
  'This site’s relay is not available.': 'Das Relay dieser Website ist nicht verfügbar.',
  'The relay does not call server URLs entered by hand.':
    'Das Relay ruft keine von Hand eingegebenen Server-URLs auf.',
  'The relay cannot send it either.': 'Auch das Relay kann sie nicht senden.',
  'The body is too large for the relay, which accepts up to 1 MB.':
    'Der Body ist zu groß für das Relay, das höchstens 1 MB annimmt.',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Abbrechen',
  Waiting: 'Warten auf Antwort',
  'The request was sent': 'Die Anfrage wurde gesendet',
  'Copy cURL command': 'cURL-Befehl kopieren',
  'Send through the relay': 'Über das Relay senden',
  '{title}. {message}': '{title}. {message}',
  Canceled: 'Abgebrochen',
  'The request may still have reached the server.': 'Die Anfrage ist möglicherweise trotzdem angekommen.',
  'No response': 'Keine Antwort',
  'The request timed out. It may still have reached the server.':
    'Es kam keine Antwort innerhalb der Wartezeit. Die Anfrage ist möglicherweise angekommen.',
  '{host} did not respond. It may be down, or your browser cannot reach it.':
    '{host} hat nicht geantwortet: außer Betrieb oder für Ihren Browser nicht erreichbar.',
  'The connection to {host} was lost. The request may have reached the server.':
    'Die Verbindung zu {host} ist abgebrochen. Die Anfrage ist möglicherweise angekommen.',
  'Not sent': 'Nicht gesendet',
  'The connection to this site was lost. Try again.':
    'Die Verbindung zu dieser Website ist abgebrochen. Versuchen Sie es erneut.',
  'A file can no longer be read, or the response was interrupted.':
    'Eine Datei ist nicht mehr lesbar, oder die Antwort ist abgebrochen.',
  'Response not readable': 'Antwort nicht lesbar',
  '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.':
    '{host} lässt keine Browserzugriffe von anderen Websites zu (CORS). Die Anfrage ist möglicherweise angekommen; bei erneutem Senden wird sie eventuell doppelt ausgeführt.',
  '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.':
    '{host} lässt keine Browserzugriffe von anderen Websites zu (CORS), daher ging die Anfrage über das Relay dieser Website.',
  'Refused by the relay': 'Vom Relay abgelehnt',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'Die Antwort hat keinen Body.',
  'Truncated at {size}: this is the relay’s limit.':
    'Bei {size} abgeschnitten: Mehr gibt das Relay nicht weiter.',
  'Canceled after {size}.': 'Nach {size} abgebrochen.',
  'The connection was lost after {size}.': 'Die Verbindung ist nach {size} abgebrochen.',
  'This is not valid JSON: see line {line}, column {column}.':
    'Das ist kein gültiges JSON: siehe Zeile {line}, Spalte {column}.',
  'Show {count} more ({left} left)': '{count} weitere anzeigen (noch {left})',
  'Show more ({size} left)': 'Mehr anzeigen (noch {size})',
  'Showing the last {shown} of {count}. Select Raw to see all.':
    'Die letzten {shown} von {count}. „Rohdaten“ zeigt alle.',
  '{facts}. This browser cannot show it.': '{facts}. Dieser Browser kann das nicht anzeigen.',
  Download: 'Herunterladen',
  'Restore request:': 'Erneut einsetzen:',
  'Show secrets': 'Geheime Werte anzeigen',
  'Exactly as the relay sent it.': 'Genau so, wie das Relay es gesendet hat.',
  'The relay adds the headers in gray. After you send, the exact request is shown here.':
    'Graue Header ergänzt das Relay. Was es gesendet hat, steht danach hier.',
  'cURL adds the headers in gray, plus User-Agent and Accept.':
    'Graue Header sowie User-Agent und Accept ergänzt cURL.',
  'The browser adds the headers in gray, and others that a page cannot read: {headers}.':
    'Graue Header ergänzt der Browser, dazu weitere, deren Werte keine Seite sehen kann: {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.':
    'Das Relay antwortet nur unter den Namen seiner eigenen Website. Eine veröffentlichte Website gibt ihre Adresse als „siteUrl“ in site.json an.',
  'The relay accepts only POST requests.': 'Das Relay nimmt Nachrichten nur per POST an.',
  'The relay accepts messages only from pages of its own site.':
    'Das Relay nimmt Nachrichten nur von Seiten seiner eigenen Website an.',
  'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.':
    'Das Relay nimmt Nachrichten nur an, wenn sie laut Browser vom selben Ursprung (Origin) stammen. Das teilt er auf https und auf localhost mit.',
  'The relay accepts only application/json.': 'Das Relay nimmt application/json an.',
  'The relay does not accept messages with a content encoding.':
    'Das Relay nimmt nur Nachrichten ohne Kodierung an.',
  'Too many requests within a minute. Wait a moment.':
    'Zu viele Anfragen innerhalb einer Minute. Warten Sie einen Moment.',
  'Too many requests at the same time. Wait until one has finished.':
    'Zu viele gleichzeitige Anfragen. Warten Sie, bis eine abgeschlossen ist.',
  'The relay is handling too many requests. Wait until one of yours has finished.':
    'Das Relay hat zu viele gleichzeitige Anfragen. Warten Sie, bis eine von Ihren abgeschlossen ist.',
  'The message did not arrive in time.': 'Die Nachricht ist nicht rechtzeitig angekommen.',
  'The message is incomplete.': 'Die Nachricht ist unvollständig angekommen.',
  'The message is not a JSON object.': 'Die Nachricht ist kein JSON-Objekt.',
  'The message has a missing or invalid field.':
    'In der Nachricht fehlt etwas, oder etwas darin hat einen anderen Typ.',
  'The relay cannot create a request from this message.':
    'Das Relay kann aus dieser Nachricht keine Anfrage machen.',
  'This operation is not documented on this site. Reload the page.':
    'Diese Website dokumentiert keine solche Operation. Laden Sie die Seite neu.',
  'The relay calls only servers listed in the documentation.':
    'Das Relay ruft nur Server auf, die in der Dokumentation genannt sind.',
  'The relay calls only servers with an http or https URL and a plain host name.':
    'Das Relay ruft nur Server auf, deren URL aus http oder https und einem Hostnamen besteht.',
  'The relay calls its own site only when the site runs on this machine.':
    'Das Relay ruft die Website, zu der es gehört, nur auf, solange sie auf diesem Rechner läuft.',
  'The relay sends only cookies that the operation declares.':
    'Das Relay sendet nur Cookies, die in der Operation deklariert sind.',
  'The operation does not use this authorization.': 'Die Operation hat keine solche Autorisierung.',
  'The operation does not accept a body.': 'Die Operation nimmt keinen Body an.',
  'The multipart boundary is not valid.': 'Die Boundary ist keine eines multipart-Bodys.',
  'A value in the path must not contain a "." or ".." segment.':
    'Ein Wert im Pfad würde zu einem anderen Pfad führen.',
  'The URL and headers of the request are too large.':
    'URL und Header der Anfrage sind zusammen größer, als Server annehmen.',
  // The same with values in it.
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.':
    '{host} steht für eine Adresse außerhalb des öffentlichen Internets. Ein privater Server wird über seine IP-Adresse oder als localhost aufgerufen.',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.':
    '{host} gehört nicht zum öffentlichen Internet. Das Relay ruft diesen Host nur auf, solange die Website auf diesem Rechner läuft.',
  '{host} is an address that the relay never calls.':
    '{host} ist eine Adresse, die das Relay niemals aufruft.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'Das Relay sendet den Header {name} nicht. Lassen Sie ihn leer, oder senden Sie die Anfrage mit cURL.',
  'The relay does not send {method} requests.': 'Das Relay sendet {method} nicht.',
  'The header {name} contains a character that is not allowed in headers.':
    'Der Header {name} enthält ein Zeichen, das in Headern nicht zulässig ist.',
  'The path has no value for {name}.': 'Der Pfad hat keinen Wert für {name}.',
  'The relay does not call port {port}, which browsers also block.':
    'Das Relay ruft Port {port} nicht auf, den auch Browser ablehnen.',
  'The relay does not recognize "{name}".': 'Das Relay kennt „{name}“ nicht.',
  'The relay does not accept "{value}" for the server variable "{name}".':
    'Die Servervariable „{name}“ kann im Relay nicht „{value}“ sein.',
  'The operation has no parameter "{name}".': 'Die Operation hat keinen Parameter „{name}“.',
  'The value of "{name}" contains a line break or control character.':
    'Der Wert von „{name}“ enthält einen Zeilenumbruch oder ein Steuerzeichen.',
  'The operation does not use the credential "{name}".':
    'Die Operation verlangt keine Zugangsdaten „{name}“.',
  'The operation does not accept a body of type "{type}".':
    'Die Operation nimmt keinen Body vom Typ „{type}“ an.',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'Das Relay sendet Bodys bis {size} MB. Senden Sie einen größeren mit cURL.',
  '{host} did not respond within {seconds} seconds.':
    '{host} hat innerhalb von {seconds} Sekunden nicht geantwortet.',
  'The host name {host} could not be found. Check the server URL.':
    'Der Name {host} ist nicht bekannt. Prüfen Sie die Adresse des Servers.',
  '{host} refused the connection; no server is listening there.':
    '{host} hat die Verbindung abgelehnt; dort wartet kein Dienst auf Verbindungen.',
  '{host} closed the connection.': '{host} hat die Verbindung abgebrochen.',
  '{host} closed the connection ({code}).': '{host} hat die Verbindung abgebrochen ({code}).',
  'The relay cannot reach {host}.': '{host} ist von hier aus nicht erreichbar.',
  '{host} did not accept the connection in time.': '{host} hat die Verbindung nicht rechtzeitig angenommen.',
  '{host} sent headers that are too large.': '{host} hat mit zu großen Headern geantwortet.',
  'The certificate of {host} has expired.': '{host} hat ein abgelaufenes Zertifikat.',
  'The certificate of {host} is for a different host name.':
    '{host} hat ein Zertifikat für einen anderen Namen.',
  'The certificate of {host} is not signed by a trusted authority.':
    '{host} hat ein Zertifikat, das von keiner bekannten Zertifizierungsstelle signiert ist.',
  '{host} did not follow the TLS protocol.': '{host} hält sich nicht an das TLS-Protokoll.',
  '{host} did not send a valid HTTP response.': '{host} hat mit etwas geantwortet, das kein HTTP ist.',
  '{host} closed the connection or did not send a valid HTTP response.':
    '{host} hat die Verbindung abgebrochen oder mit etwas geantwortet, das kein HTTP ist.',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.':
    '{host} hat die Verbindung abgebrochen, hat kein gültiges Zertifikat oder hat mit etwas geantwortet, das kein HTTP ist.',
  // Comments of request samples, on one line.
  'Set {name} to your own value.': '{name}: Ihr eigener Wert.',
  'Set {names} to your own values.': '{names}: Ihre eigenen Werte.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Browser können keine {method}-Anfrage mit Body senden: fetch() lehnt sie ab.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Browser können keine {method}-Anfrage senden: fetch() lehnt sie ab.',
  'Filled in from the response to {title}.': 'Ausgefüllt aus der Antwort von {title}.',
  'Use {value} from the response to {title}': '{value} aus der Antwort von {title} verwenden',
  'Send it from a server, here with Node.js.': 'Von einem Server aus senden, hier mit Node.js.',
  '{client} does not send the body of a {method} request; {other} does.':
    '{client} lehnt den Body einer {method}-Anfrage ab, {other} sendet ihn.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Skripte können Cookie nicht setzen: Der Browser sendet die Cookies, die er für die Website der API hat.',
  'Scripts cannot set {name}: the browser sets it or leaves it out.':
    'Skripte können {name} nicht setzen: Das macht der Browser, oder er sendet keinen.',
  '{client} resolves the "." and ".." in this path, so it requests a different path.':
    '{client} löst „.“ und „..“ in diesem Pfad auf und ruft daher einen anderen auf.',
  'raises unless the status is 2xx': 'löst eine Exception aus, wenn der Status nicht 2xx ist',
  // The search.
  '{count} pages': { one: '{count} Seite', other: '{count} Seiten' },
  '{count} pages in {version}': { one: '{count} Seite in {version}', other: '{count} Seiten in {version}' },
  // The form of a request.
  '{count} problems': { one: '{count} Problem', other: '{count} Probleme' },
  'Must have at least {count} characters': {
    one: 'Muss mindestens {count} Zeichen haben',
    other: 'Muss mindestens {count} Zeichen haben',
  },
  'Must have at most {count} characters': {
    one: 'Darf höchstens {count} Zeichen haben',
    other: 'Darf höchstens {count} Zeichen haben',
  },
  'Must have at least {count} items': {
    one: 'Muss mindestens {count} Element haben',
    other: 'Muss mindestens {count} Elemente haben',
  },
  'Must have at most {count} items': {
    one: 'Darf höchstens {count} Element haben',
    other: 'Darf höchstens {count} Elemente haben',
  },
  'Must have at least {count} fields': {
    one: 'Muss mindestens {count} Feld haben',
    other: 'Muss mindestens {count} Felder haben',
  },
  'Must have at most {count} fields': {
    one: 'Darf höchstens {count} Feld haben',
    other: 'Darf höchstens {count} Felder haben',
  },
  'Must contain at least {count} matching items': {
    one: 'Muss mindestens {count} Element der beschriebenen Art haben',
    other: 'Muss mindestens {count} Elemente der beschriebenen Art haben',
  },
  'Must contain at most {count} matching items': {
    one: 'Darf höchstens {count} Element der beschriebenen Art haben',
    other: 'Darf höchstens {count} Elemente der beschriebenen Art haben',
  },
  'Must be one of: {values}, and {count} more': {
    one: 'Muss einer dieser Werte sein: {values} und {count} weiterer',
    other: 'Muss einer dieser Werte sein: {values} und {count} weitere',
  },
  // Which way a request goes.
  'Browsers do not let pages set the headers {names}.': {
    one: 'Browser lassen keine Seite den Header {names} setzen.',
    other: 'Browser lassen keine Seite die Header {names} setzen.',
  },
  // An answer, and a body that is sent.
  '{count} items': { one: '{count} Element', other: '{count} Elemente' },
  '{count} keys': { one: '{count} Schlüssel', other: '{count} Schlüssel' },
  '<{count} bytes of binary data>': { one: '<{count} Byte Binärdaten>', other: '<{count} Bytes Binärdaten>' },
  '<{count} bytes of a file>': { one: '<{count} Byte einer Datei>', other: '<{count} Bytes einer Datei>' },
  '<{count} bytes of {name}>': { one: '<{count} Byte von {name}>', other: '<{count} Bytes von {name}>' },
  '<{count} more bytes>': { one: '<{count} weiteres Byte>', other: '<{count} weitere Bytes>' },
};

export default translations;
