import type { Translations } from '../translate.ts';

/** Dutch. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Naar de inhoud',
  Site: 'Site',
  Menu: 'Menu',
  'Switch color mode': 'Kleurmodus wisselen',
  Version: 'Versie',
  'Updated {date}': 'Bijgewerkt op {date}',
  Language: 'Taal',
  'Language of the page': 'Taal van de pagina',
  'This page has not been translated yet.': 'Deze pagina is nog niet vertaald.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Op deze pagina',
  Footer: 'Voettekst',
  'About this page': 'Over deze pagina',
  'View as Markdown': 'Als Markdown weergeven',
  'Suggest an edit': 'Wijziging voorstellen',
  'Raise an issue': 'Probleem melden',
  'Download OpenAPI document': 'OpenAPI-document downloaden',
  'Open the menu': 'Menu openen',
  'Where this page stands': 'Plaats van deze pagina',
  Sections: 'Secties',
  'Previous and next page': 'Vorige en volgende pagina',
  Previous: 'Vorige',
  Next: 'Volgende',
  'Was this page helpful?': 'Was deze pagina nuttig?',
  Yes: 'Ja',
  No: 'Nee',
  Breadcrumb: 'Kruimelpad',
  Deprecated: 'Verouderd',
  'Copy page': 'Pagina kopiëren',
  'More page actions': 'Meer paginaopties',
  'Beside the page': 'Naast de pagina',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Pagina niet gevonden',
  'This page does not exist': 'Deze pagina bestaat niet',
  'Nothing is published at {address}. It may have moved, or the link may be misspelt.':
    'Op {address} is niets gepubliceerd. Misschien is de pagina verplaatst of staat er een fout in de link.',
  'this address': 'dit adres',
  'Go to the first page': 'Naar de eerste pagina',
  // Pages of the API reference as a whole.
  Schema: 'Schema',
  'Used by': 'Gebruikt door',
  Groups: 'Groepen',
  Operations: 'Bewerkingen',
  'Send {method}': '{method} verzenden',
  'Send, cannot be undone': 'Verzenden (onherroepelijk)',
  View: 'Weergave',
  Reference: 'Referentie',
  'Try it': 'Uitproberen',
  'A webhook: the API sends this request to you.': 'Een webhook: de API stuurt dit verzoek naar jou.',
  // Components of pages.
  Note: 'Opmerking',
  Info: 'Info',
  Tip: 'Tip',
  Check: 'In orde',
  Warning: 'Waarschuwing',
  Danger: 'Gevaar',
  Details: 'Details',
  Fields: 'Velden',
  Announcement: 'Mededeling',
  'Close this announcement': 'Mededeling sluiten',
  Update: 'Update',
  Tags: 'Tags',
  'Copy the code': 'Code kopiëren',
  'Copy the prompt': 'Prompt kopiëren',
  'Copy {text}': '{text} kopiëren',
  'Open in {application}': 'Openen in {application}',
  Prompt: 'Prompt',
  Request: 'Verzoek',
  Response: 'Antwoord',
  Shown: 'Weergegeven',
  'Show fewer lines': 'Minder regels tonen',
  'Show this page for': 'Deze pagina tonen voor',
  Formula: 'Formule',
  light: 'licht',
  dark: 'donker',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': 'in de {place}',
  '{type} in {place}': '{type} in de {place}',
  required: 'verplicht',
  optional: 'optioneel',
  deprecated: 'verouderd',
  Default: 'Standaard',
  'One of': 'Een van',
  Example: 'Voorbeeld',
  // What the compiler adds to a page (`PageMessage`).
  Done: 'Gedaan',
  'To do': 'Te doen',
  Table: 'Tabel',
  'Table ({number})': 'Tabel ({number})',
  'Table: {columns}': 'Tabel: {columns}',
  'Table: {columns} ({number})': 'Tabel: {columns} ({number})',
  'Formula {number}': 'Formule {number}',
  'Link to this section': 'Link naar deze sectie',
  Footnotes: 'Voetnoten',
  'Back to reference {number}': 'Terug naar verwijzing {number}',
  'Code {number}': 'Code {number}',
  'Tab {number}': 'Tabblad {number}',
  // What a diagram without a title is called.
  Flowchart: 'Stroomdiagram',
  'Sequence diagram': 'Sequentiediagram',
  'Class diagram': 'Klassendiagram',
  'Entity relationship diagram': 'Entiteit-relatiediagram',
  'State diagram': 'Toestandsdiagram',
  Chart: 'Grafiek',
  'Gantt chart': 'Gantt-diagram',
  'Pie chart': 'Cirkeldiagram',
  'User journey': 'Gebruikersreis',
  'Mind map': 'Mindmap',
  Timeline: 'Tijdlijn',
  'Git graph': 'Git-graaf',
  'Quadrant chart': 'Kwadrantdiagram',
  Diagram: 'Diagram',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: 'Autorisatie',
  '{one} or {other}': '{one} of {other}',
  'API key': 'API-sleutel',
  'Bearer token': 'Bearer-token',
  'Mutual TLS': 'Wederzijdse TLS',
  'Form {form}': 'Vorm {form}',
  Scopes: 'Scopes',
  'Path parameters': 'Padparameters',
  'Query parameters': 'Queryparameters',
  Headers: 'Headers',
  Cookies: 'Cookies',
  Body: 'Body',
  'one of these media types': 'een van deze mediatypen',
  'Any content.': 'Willekeurige inhoud.',
  'No body.': 'Geen body.',
  Callbacks: 'Callbacks',
  'to {operation}': 'naar {operation}',
  Webhook: 'Webhook',
  'Any key': 'Willekeurige sleutel',
  'See {link}': 'Zie {link}',
  'Any of': 'Een of meer van',
  'One of, told apart by {property}': 'Een van, te onderscheiden aan {property}',
  'Any of, told apart by {property}': 'Een of meer van, te onderscheiden aan {property}',
  'OpenAPI document': 'OpenAPI-document',
  'read-only': 'alleen-lezen',
  'write-only': 'alleen-schrijven',
  'Further documentation': 'Verdere documentatie',
  'More documentation': 'Meer documentatie',
  'Base URLs': 'Basis-URL’s',
  // What a document says of itself.
  Licence: 'Licentie',
  Contact: 'Contact',
  'Terms of service': 'Servicevoorwaarden',
  // Groups of operations without a tag.
  Documentation: 'Documentatie',
  Overview: 'Overzicht',
  Endpoints: 'Endpoints',
  Webhooks: 'Webhooks',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: 'Indeling',
  'Media type': 'Mediatype',
  Encoding: 'Codering',
  Value: 'Waarde',
  'One of {count} values, the first {shown} of them': 'Een van {count} waarden, waarvan de eerste {shown}',
  Length: 'Lengte',
  Range: 'Bereik',
  'Multiple of': 'Veelvoud van',
  Items: 'Items',
  unique: 'uniek',
  Contains: 'Bevat',
  Properties: 'Eigenschappen',
  'no others': 'geen andere',
  Pattern: 'Patroon',
  'Keys match': 'Sleutels voldoen aan',
  Keys: 'Sleutels',
  'With {key} also': 'Bij {key} ook',
  'Needs exactly one of': 'Vereist precies een van',
  'Needs at least one of': 'Vereist minstens een van',
  Not: 'Niet',
  'with {names}': 'met {names}',
  '{low} to {high}': '{low} tot en met {high}',
  'exactly {number}': 'precies {number}',
  'at least {low}': 'minimaal {low}',
  'at most {high}': 'maximaal {high}',
  'more than {low}': 'meer dan {low}',
  'less than {high}': 'minder dan {high}',
  'more than {low}, less than {high}': 'meer dan {low}, minder dan {high}',
  'more than {low}, at most {high}': 'meer dan {low}, maximaal {high}',
  'at least {low}, less than {high}': 'minimaal {low}, minder dan {high}',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'Basis-URL',
  'Copy the address': 'Adres kopiëren',
  'Copy a link to this request': 'Link naar dit verzoek kopiëren',
  Examples: 'Voorbeelden',
  Wire: 'HTTP-bericht',
  'In a file: {file}': 'In een bestand: {file}',
  'A file: {type}': 'Een bestand: {type}',
  // The form of a playground.
  'Sending a request needs JavaScript, which is off. The cURL sample sends the same request from a terminal.':
    'Voor het verzenden van een verzoek is JavaScript nodig, maar dat staat uit. Het cURL-voorbeeld verzendt hetzelfde verzoek vanuit een terminal.',
  Server: 'Server',
  'Send a body': 'Een body meesturen',
  'Edit the body as': 'Body bewerken als',
  Form: 'Formulier',
  'Body as JSON': 'Body als JSON',
  '{name}: which kind': '{name}: soort',
  'Which kind': 'Soort',
  Choose: 'Kiezen',
  'Not set': 'Niet ingesteld',
  'Add a pair': 'Paar toevoegen',
  'Add an item': 'Item toevoegen',
  Key: 'Sleutel',
  Item: 'Item',
  Remove: 'Verwijderen',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'API-sleutel in de {place}',
  'User name and password': 'Gebruikersnaam en wachtwoord',
  '{scheme} token': '{scheme}-token',
  'Client certificate': 'Clientcertificaat',
  None: 'Geen',
  '{one} and {other}': '{one} en {other}',
  'Authorize with': 'Autoriseren met',
  'The request is sent without a credential.': 'Het verzoek wordt zonder inloggegevens verzonden.',
  'Your browser presents its own client certificate; it is asked for when the connection is made.':
    'Je browser gebruikt zijn eigen clientcertificaat; daar wordt bij het maken van de verbinding om gevraagd.',
  Username: 'Gebruikersnaam',
  Password: 'Wachtwoord',
  Prefix: 'Voorvoegsel',
  'Show {name}': '{name} tonen',
  'Use the demo token': 'Demotoken gebruiken',
  'Remember for this tab': 'Onthouden voor dit tabblad',
  'Show in the samples': 'In de codevoorbeelden tonen',
  // The card of an answer.
  History: 'Geschiedenis',
  Raw: 'Onbewerkt',
  'Download the body': 'Body downloaden',
  'Copy the response': 'Antwoord kopiëren',
  'Sent before your last edit': 'Verzonden vóór je laatste wijziging',
  'Nothing has been sent yet. The response will be shown here.':
    'Er is nog niets verzonden. Het antwoord verschijnt hier.',
  'Nothing has been sent yet.': 'Er is nog niets verzonden.',
  'Body of the response': 'Body van het antwoord',
  'Sent by the browser, which shows a page only those headers that the server exposes to it.':
    'Verzonden door de browser, die een pagina alleen de headers laat zien die de server vrijgeeft.',
  'What you send from this page is listed here until the tab is closed.':
    'Wat je vanaf deze pagina verzendt, staat hier tot het tabblad wordt gesloten.',
  // The frame of a page and its components.
  '{count} stars': { one: '{count} ster', other: '{count} sterren' },
  '{count} operations': { one: '{count} bewerking', other: '{count} bewerkingen' },
  'Show all {count} lines': { one: '{count} regel tonen', other: 'Alle {count} regels tonen' },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { one: '{count} veld', other: '{count} velden' },
  '{count} headers': { one: '{count} header', other: '{count} headers' },
  '{count} links': { one: '{count} link', other: '{count} links' },
  '{count} other ways': { one: '{count} andere manier', other: '{count} andere manieren' },
  '{count} fields, left out to keep this page short: see the {document}.': {
    one: '{count} veld, weggelaten om deze pagina kort te houden: zie het {document}.',
    other: '{count} velden, weggelaten om deze pagina kort te houden: zie het {document}.',
  },
  '{count} more fields, left out to keep this page short: see the {document}.': {
    one: 'Nog {count} veld, weggelaten om deze pagina kort te houden: zie het {document}.',
    other: 'Nog {count} velden, weggelaten om deze pagina kort te houden: zie het {document}.',
  },
  Copied: 'Gekopieerd',
  // The reader's tools around a page.
  'Link copied': 'Link gekopieerd',
  'Not copied': 'Niet gekopieerd',
  'Close the menu': 'Menu sluiten',
  'Enlarge: {image}': 'Vergroten: {image}',
  'Enlarge the image': 'Afbeelding vergroten',
  Image: 'Afbeelding',
  Close: 'Sluiten',
  'Pages with a similar address': 'Pagina’s met een vergelijkbaar adres',
  'Copy link to Markdown': 'Link naar Markdown kopiëren',
  // The question whether a page helped.
  'This could not be sent. Please try again.': 'Verzenden is niet gelukt. Probeer het opnieuw.',
  'Thank you.': 'Bedankt.',
  'What helped you? (optional)': 'Wat was nuttig? (optioneel)',
  'What was missing? (optional)': 'Wat ontbrak er? (optioneel)',
  Send: 'Verzenden',
  'Thank you for your comment.': 'Bedankt voor je reactie.',
  // The search.
  Search: 'Zoeken',
  'Searching…': 'Zoeken…',
  'The search could not be loaded. Try again.':
    'De zoekfunctie kan niet worden geladen. Probeer het opnieuw.',
  'No pages': 'Geen pagina’s',
  '{count} or more pages': '{count} of meer pagina’s',
  '{count} or more pages in {version}': '{count} of meer pagina’s in {version}',
  'Nothing has {query} here. Look in everything, or try other words.':
    'Geen resultaten voor {query} in dit bereik. Zoek in alles of probeer andere woorden.',
  'Nothing has {query}. Try other or fewer words.':
    'Geen resultaten voor {query}. Probeer andere of minder woorden.',
  'Opened before': 'Eerder geopend',
  'Close the search with Esc': 'Zoeken sluiten met Esc',
  Everything: 'Alles',
  Clear: 'Wissen',
  Pages: 'Pagina’s',
  'Search in': 'Zoeken in',
  Move: 'Navigeren',
  Open: 'Openen',
  Scope: 'Bereik',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Paar {number} verwijderen',
  'Remove item {number}': 'Item {number} verwijderen',
  'Item {number}': 'Item {number}',
  'Is required.': 'Is verplicht.',
  'Choose a file.': 'Kies een bestand.',
  '{field}: {mistake}': '{field}: {mistake}',
  'Must begin with http:// or https://.': 'Moet beginnen met http:// of https://.',
  'Has a character that no header can hold.': 'Bevat een teken dat niet in een header mag staan.',
  // What the schema of a value does not allow.
  'Is not allowed here.': 'Is hier niet toegestaan.',
  'Fits more than one of the choices; it must fit exactly one.':
    'Past bij meer dan een van de opties; moet bij precies één passen.',
  'Is a value that is not allowed.': 'Is geen toegestane waarde.',
  'Is required together with {field}.': 'Is verplicht in combinatie met {field}.',
  'Its name does not fit: {mistake}': 'De naam voldoet niet: {mistake}',
  'Must not have the same item twice.': 'Mag hetzelfde item niet twee keer bevatten.',
  'Must match the pattern {pattern}': 'Moet voldoen aan het patroon {pattern}',
  'Must not be empty.': 'Mag niet leeg zijn.',
  'Must be at least {bound}.': 'Moet minimaal {bound} zijn.',
  'Must be at most {bound}.': 'Mag maximaal {bound} zijn.',
  'Must be more than {bound}.': 'Moet meer dan {bound} zijn.',
  'Must be less than {bound}.': 'Moet minder dan {bound} zijn.',
  'Must be a multiple of {bound}.': 'Moet een veelvoud van {bound} zijn.',
  'Must be {value}.': 'Moet {value} zijn.',
  'Must be one of: {values}.': 'Moet een van de volgende zijn: {values}.',
  'Must be a date, such as 2026-01-31.': 'Moet een datum zijn, bijvoorbeeld 2026-01-31.',
  'Must be a date and time, such as 2026-01-31T09:30:00Z.':
    'Moet een datum met tijd zijn, bijvoorbeeld 2026-01-31T09:30:00Z.',
  'Must be a time, such as 09:30:00Z.': 'Moet een tijd zijn, bijvoorbeeld 09:30:00Z.',
  'Must be an email address.': 'Moet een e-mailadres zijn.',
  'Must be a whole URL, such as https://example.com.':
    'Moet een volledige URL zijn, bijvoorbeeld https://example.com.',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.':
    'Moet een UUID zijn, bijvoorbeeld 123e4567-e89b-12d3-a456-426614174000.',
  'Must be an IPv4 address, such as 192.0.2.1.': 'Moet een IPv4-adres zijn, bijvoorbeeld 192.0.2.1.',
  'Must be an IPv6 address, such as 2001:db8::1.': 'Moet een IPv6-adres zijn, bijvoorbeeld 2001:db8::1.',
  // The types in that, which are listed with “or”.
  'Must be {type}.': 'Moet {type} zijn.',
  text: 'tekst',
  'a number': 'een getal',
  'a whole number': 'een geheel getal',
  'true or false': 'true of false',
  'an object': 'een object',
  'a list': 'een lijst',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column}).': '{mistake} (regel {line}, kolom {column}).',
  'JSON has no comments': 'JSON kent geen opmerkingen',
  '{end} is missing for the {start} in line {line}': '{end} ontbreekt bij de {start} in regel {line}',
  'Nothing may follow the end, but there is {sign}':
    'Na het einde mag niets meer volgen, maar er staat {sign}',
  'This must be {sign}': 'Hier moet {sign} staan',
  'A comma is missing before {word}': 'Er ontbreekt een komma vóór {word}',
  'A comma must not stand before {sign}': 'Er mag geen komma vóór {sign} staan',
  'A colon is missing after {name}': 'Er ontbreekt een dubbele punt na {name}',
  'A colon is missing after the name': 'Er ontbreekt een dubbele punt na de naam',
  'A value is missing': 'Er ontbreekt een waarde',
  'A value is missing after the comma': 'Er ontbreekt een waarde na de komma',
  'A value is missing after the name:': 'Er ontbreekt een waarde na de naam:',
  'A value is missing after {name}': 'Er ontbreekt een waarde na {name}',
  'JSON has double quotes only': 'JSON kent alleen dubbele aanhalingstekens',
  'The name {word} must stand in double quotes': 'De naam {word} moet tussen dubbele aanhalingstekens staan',
  'A name in double quotes is missing': 'Er ontbreekt een naam tussen dubbele aanhalingstekens',
  'JSON has no {word}': 'JSON kent geen {word}',
  'JSON has no {word}, but {known}': 'JSON kent geen {word}, maar wel {known}',
  '{word} is not how JSON writes a number': '{word} is geen geldig getal in JSON',
  '{word} must stand in double quotes': '{word} moet tussen dubbele aanhalingstekens staan',
  'A value cannot begin with {sign}': 'Een waarde kan niet met {sign} beginnen',
  'The closing quote is missing in this line': 'Het afsluitende aanhalingsteken ontbreekt in deze regel',
  'A control character must be written as {written}':
    'Een besturingsteken moet worden geschreven als {written}',
  '{unknown} is not known in JSON; a backslash is written as \\\\':
    '{unknown} bestaat niet in JSON; een backslash wordt geschreven als \\\\',
  'The closing quote is missing': 'Het afsluitende aanhalingsteken ontbreekt',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'Goes directly from your browser to {host}.': 'Gaat rechtstreeks van je browser naar {host}.',
  'Goes through this site’s relay, because {why}.': 'Gaat via de proxy van deze site, want {why}.',
  'Your browser cannot send this, because {why}, and {limit}. This cURL command sends it:':
    'Je browser kan dit niet verzenden, want {why}, en {limit}. Met deze cURL-opdracht kan het wel:',
  'a browser cannot send a {method} request with a body':
    'een browser kan geen {method}-verzoek met een body verzenden',
  'a browser cannot send a {method} request': 'een browser kan geen {method}-verzoek verzenden',
  'browsers resolve the “.” and “..” in its path': 'browsers lossen de “.” en “..” in het pad op',
  '{host} is asked over http, which browsers forbid to a page that came over https':
    '{host} wordt via http aangeroepen, wat browsers niet toestaan voor een pagina die via https is geladen',
  '{host} does not allow browsers of other sites (CORS)':
    '{host} staat geen browserverzoeken van andere sites toe (CORS)',
  'this site uses no relay': 'deze site gebruikt geen proxy',
  'no relay is served with this site': 'bij deze site draait geen proxy',
  'the relay takes no address that was typed': 'de proxy accepteert geen zelf ingevoerd adres',
  'the relay does not send it either': 'de proxy verzendt het ook niet',
  'the body is too large for the relay, which takes 1 MB':
    'de body is te groot voor de proxy, die maximaal 1 MB accepteert',
  'the server': 'de server',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Annuleren',
  Waiting: 'Wachten',
  'The request was sent': 'Het verzoek is verzonden',
  'Copy the cURL command': 'cURL-opdracht kopiëren',
  'Send through the relay': 'Via de proxy verzenden',
  '{title}. {message}': '{title}. {message}',
  Cancelled: 'Geannuleerd',
  'The request may have arrived all the same.': 'Het verzoek kan toch zijn aangekomen.',
  'No answer': 'Geen antwoord',
  'None came in time, so it was given up. It may have arrived.':
    'Er kwam niet op tijd een antwoord, dus het wachten is gestopt. Het verzoek kan wel zijn aangekomen.',
  '{host} did not answer: it is down, or out of your browser’s reach.':
    '{host} antwoordde niet: de server is niet actief of niet bereikbaar vanuit je browser.',
  'The connection to {host} broke. The request may have arrived.':
    'De verbinding met {host} is verbroken. Het verzoek kan wel zijn aangekomen.',
  'Not sent': 'Niet verzonden',
  'The connection to this site broke. Try again.':
    'De verbinding met deze site is verbroken. Probeer het opnieuw.',
  'A file cannot be read any more, or the answer broke off.':
    'Een bestand kan niet meer worden gelezen of het antwoord is afgebroken.',
  'Answer not readable': 'Antwoord niet leesbaar',
  '{host} does not allow browsers of other sites (CORS). The request may have arrived; sending it again may do its work twice.':
    '{host} staat geen browserverzoeken van andere sites toe (CORS). Het verzoek kan zijn aangekomen; als je het opnieuw verzendt, wordt het mogelijk twee keer uitgevoerd.',
  '{host} does not allow browsers of other sites (CORS), so it went through this site’s relay.':
    '{host} staat geen browserverzoeken van andere sites toe (CORS), daarom ging het verzoek via de proxy van deze site.',
  'Refused by the relay': 'Geweigerd door de proxy',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'Het antwoord heeft geen body.',
  'Cut at {size}: the relay passes on no more.': 'Afgekapt na {size}: de proxy geeft niet meer door.',
  'Cancelled after {size}.': 'Geannuleerd na {size}.',
  'The connection broke after {size}.': 'De verbinding is na {size} verbroken.',
  'This is not valid JSON: see line {line}, column {column}.':
    'Dit is geen geldige JSON: zie regel {line}, kolom {column}.',
  'Show {count} more ({left} left)': 'Nog {count} tonen ({left} resterend)',
  'Show more ({size} left)': 'Meer tonen ({size} resterend)',
  'The last {shown} of {count}. Raw shows all of them.':
    'De laatste {shown} van {count}. “Onbewerkt” toont ze allemaal.',
  '{facts}. This browser cannot show it.': '{facts}. Deze browser kan dit niet weergeven.',
  'The body of the response': 'De body van het antwoord',
  Download: 'Downloaden',
  'Fill in again:': 'Opnieuw invullen:',
  'Show secrets': 'Geheime gegevens tonen',
  'Hide secrets': 'Geheime gegevens verbergen',
  'Exactly as the relay sent it.': 'Precies zoals de proxy het heeft verzonden.',
  'The relay adds what is grey. What it sent is shown here afterwards.':
    'De proxy voegt toe wat grijs is. Na het verzenden staat hier wat er is verzonden.',
  'cURL adds what is grey, User-Agent and Accept.': 'cURL voegt toe wat grijs is, en User-Agent en Accept.',
  'The browser adds what is grey, and others whose values no page can see: {headers}.':
    'De browser voegt toe wat grijs is, plus headers waarvan een pagina de waarde niet kan zien: {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay answers to the names of its own site only. A published site names its address as "siteUrl" in site.json.':
    'De proxy reageert alleen op de namen van de eigen site. Een gepubliceerde site vermeldt haar adres als “siteUrl” in site.json.',
  'The relay takes its messages by POST.': 'De proxy accepteert alleen berichten via POST.',
  'The relay takes messages from pages of its own site only.':
    'De proxy accepteert alleen berichten van pagina’s van de eigen site.',
  'The relay takes messages only where the browser says that they are of the same origin. It does so on https and on localhost.':
    'De proxy accepteert alleen berichten waarvan de browser aangeeft dat ze van dezelfde origin komen. Dat doet de browser bij https en op localhost.',
  'The relay takes application/json.': 'De proxy accepteert application/json.',
  'The relay takes messages without an encoding.': 'De proxy accepteert alleen berichten zonder codering.',
  'So many requests within a minute are too many. Wait a little.':
    'Te veel verzoeken binnen een minuut. Wacht even.',
  'So many requests at the same time are too many. Wait until one has ended.':
    'Te veel verzoeken tegelijk. Wacht tot er een is afgerond.',
  'The relay has too many requests at the same time. Wait until one of yours has ended.':
    'De proxy verwerkt te veel verzoeken tegelijk. Wacht tot een van jouw verzoeken is afgerond.',
  'The message did not arrive in time.': 'Het bericht is niet op tijd aangekomen.',
  'The message ended before its end.': 'Het bericht is voortijdig afgebroken.',
  'The message is no JSON object.': 'Het bericht is geen JSON-object.',
  'The message lacks something, or something in it is of another type.':
    'In het bericht ontbreekt iets of iets heeft een ander type.',
  'The relay cannot make a request of this message.': 'De proxy kan van dit bericht geen verzoek maken.',
  'This site documents no such operation. Load the page again.':
    'Deze site documenteert zo’n bewerking niet. Laad de pagina opnieuw.',
  'The relay calls only servers that the documentation names.':
    'De proxy roept alleen servers aan die in de documentatie staan.',
  'The relay calls servers whose URL is http or https and a host name.':
    'De proxy roept alleen servers aan met een URL die uit http of https en een hostnaam bestaat.',
  'The relay calls the site that it is part of only while that is served on this machine.':
    'De proxy roept de site waar hij bij hoort alleen aan als die op deze computer draait.',
  'The relay sends only cookies that the operation declares.':
    'De proxy verzendt alleen cookies die de bewerking declareert.',
  'The operation has no such authorization.': 'De bewerking kent deze autorisatie niet.',
  'The operation takes no body.': 'De bewerking accepteert geen body.',
  'The boundary is not one of a multipart body.': 'De boundary is niet geldig voor een multipart-body.',
  'A value in the path would lead to another path.': 'Een waarde in het pad zou naar een ander pad leiden.',
  'The request has more in its URL and headers than servers take.':
    'De URL en headers van het verzoek zijn groter dan servers accepteren.',
  // The same with values in it.
  '{host} stands for an address that is not of the public internet. A private server is called by its IP address or as localhost.':
    '{host} verwijst naar een adres dat niet op het openbare internet ligt. Een privéserver roep je aan via het IP-adres of als localhost.',
  '{host} is not of the public internet. The relay calls it only while the site is served on this machine.':
    '{host} ligt niet op het openbare internet. De proxy roept dit adres alleen aan als de site op deze computer draait.',
  '{host} is an address that the relay never calls.': '{host} is een adres dat de proxy nooit aanroept.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'De proxy verzendt de header {name} niet. Laat deze leeg of verzend het verzoek met cURL.',
  'The relay does not send {method}.': 'De proxy verzendt geen {method}.',
  'The header {name} has a character that no header can have.':
    'De header {name} bevat een teken dat niet in een header mag staan.',
  'The path has no value for {name}.': 'Het pad heeft geen waarde voor {name}.',
  'The relay does not call port {port}, which browsers refuse too.':
    'De proxy roept poort {port} niet aan; ook browsers weigeren die.',
  'The relay does not know "{name}".': 'De proxy kent “{name}” niet.',
  'The server\'s variable "{name}" cannot be "{value}" in the relay.':
    'De servervariabele “{name}” kan in de proxy niet “{value}” zijn.',
  'The operation has no parameter "{name}".': 'De bewerking heeft geen parameter “{name}”.',
  'The value of "{name}" has a line break or control character.':
    'De waarde van “{name}” bevat een regeleinde of besturingsteken.',
  'The operation asks for no credential "{name}".': 'De bewerking vraagt niet om de inloggegevens “{name}”.',
  'The operation takes no body of the type "{type}".':
    'De bewerking accepteert geen body van het type “{type}”.',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'De proxy verzendt body’s tot {size} MB. Verzend een grotere met cURL.',
  '{host} gave no answer within {seconds} seconds.': '{host} gaf binnen {seconds} seconden geen antwoord.',
  "The name {host} is not known. Check the server's address.":
    'De naam {host} is niet bekend. Controleer het adres van de server.',
  '{host} refused the connection; nothing listens there.':
    '{host} heeft de verbinding geweigerd; daar luistert niets.',
  '{host} broke the connection.': '{host} heeft de verbinding verbroken.',
  '{host} broke the connection ({code}).': '{host} heeft de verbinding verbroken ({code}).',
  '{host} cannot be reached from here.': '{host} is vanaf hier niet bereikbaar.',
  '{host} did not take the connection in time.': '{host} heeft de verbinding niet op tijd geaccepteerd.',
  '{host} answered with headers that are too large.': '{host} antwoordde met te grote headers.',
  '{host} has a certificate that has expired.': '{host} heeft een verlopen certificaat.',
  '{host} has a certificate for another name.': '{host} heeft een certificaat voor een andere naam.',
  '{host} has a certificate that no known authority signed.':
    '{host} heeft een certificaat dat niet door een bekende autoriteit is ondertekend.',
  '{host} does not speak TLS as it has to.': '{host} gebruikt TLS niet zoals het hoort.',
  '{host} answered with what is no HTTP.': '{host} antwoordde met iets dat geen HTTP is.',
  '{host} broke the connection or answered with what is no HTTP.':
    '{host} heeft de verbinding verbroken of antwoordde met iets dat geen HTTP is.',
  '{host} broke the connection, has no valid certificate, or answered with what is no HTTP.':
    '{host} heeft de verbinding verbroken, heeft geen geldig certificaat of antwoordde met iets dat geen HTTP is.',
  // Comments of request samples, on one line.
  '{name}: your own value.': '{name}: je eigen waarde.',
  '{names}: your own values.': '{names}: je eigen waarden.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Browsers kunnen geen {method}-verzoek met een body verzenden: fetch() weigert het.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Browsers kunnen geen {method}-verzoek verzenden: fetch() weigert het.',
  'Send it from a server, here with Node.js.': 'Verzend het vanaf een server, hier met Node.js.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Scripts kunnen Cookie niet instellen: de browser verzendt de cookies die hij voor de site van de API heeft.',
  'Scripts cannot set {name}: the browser does, or sends none.':
    'Scripts kunnen {name} niet instellen: dat doet de browser, of die verzendt niets.',
  '{client} resolves the "." and ".." in this path, so it asks for another one.':
    '{client} lost de “.” en “..” in dit pad op en vraagt dus een ander pad op.',
  'raises unless the status is 2xx': 'geeft een exception tenzij de status 2xx is',
  // The search.
  '{count} pages': { one: '{count} pagina', other: '{count} pagina’s' },
  '{count} pages in {version}': {
    one: '{count} pagina in {version}',
    other: '{count} pagina’s in {version}',
  },
  // The form of a request.
  '{count} problems': { one: '{count} probleem', other: '{count} problemen' },
  'Must have at least {count} characters.': {
    one: 'Moet minimaal {count} teken bevatten.',
    other: 'Moet minimaal {count} tekens bevatten.',
  },
  'Must have at most {count} characters.': {
    one: 'Mag maximaal {count} teken bevatten.',
    other: 'Mag maximaal {count} tekens bevatten.',
  },
  'Must have at least {count} items.': {
    one: 'Moet minimaal {count} item bevatten.',
    other: 'Moet minimaal {count} items bevatten.',
  },
  'Must have at most {count} items.': {
    one: 'Mag maximaal {count} item bevatten.',
    other: 'Mag maximaal {count} items bevatten.',
  },
  'Must have at least {count} fields.': {
    one: 'Moet minimaal {count} veld bevatten.',
    other: 'Moet minimaal {count} velden bevatten.',
  },
  'Must have at most {count} fields.': {
    one: 'Mag maximaal {count} veld bevatten.',
    other: 'Mag maximaal {count} velden bevatten.',
  },
  'Must have at least {count} items of the kind that is described.': {
    one: 'Moet minimaal {count} item van de beschreven soort bevatten.',
    other: 'Moet minimaal {count} items van de beschreven soort bevatten.',
  },
  'Must have at most {count} items of the kind that is described.': {
    one: 'Mag maximaal {count} item van de beschreven soort bevatten.',
    other: 'Mag maximaal {count} items van de beschreven soort bevatten.',
  },
  'Must be one of: {values} and {count} others.': {
    one: 'Moet een van de volgende zijn: {values} en nog {count} andere.',
    other: 'Moet een van de volgende zijn: {values} en nog {count} andere.',
  },
  // Which way a request goes.
  'browsers let no page set the headers {names}': {
    one: 'browsers laten een pagina de header {names} niet instellen',
    other: 'browsers laten een pagina de headers {names} niet instellen',
  },
  // An answer, and a body that is sent.
  '{count} items': { one: '{count} item', other: '{count} items' },
  '{count} keys': { one: '{count} sleutel', other: '{count} sleutels' },
  '<{count} bytes of binary data>': {
    one: '<{count} byte aan binaire gegevens>',
    other: '<{count} bytes aan binaire gegevens>',
  },
  '<{count} bytes of a file>': {
    one: '<{count} byte van een bestand>',
    other: '<{count} bytes van een bestand>',
  },
  '<{count} bytes of {name}>': { one: '<{count} byte van {name}>', other: '<{count} bytes van {name}>' },
  '<{count} bytes more>': { one: '<nog {count} byte>', other: '<nog {count} bytes>' },
};

export default translations;
