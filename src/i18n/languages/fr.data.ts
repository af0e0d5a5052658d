import type { Translations } from '../translate.ts';

/** French. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Aller au contenu',
  Site: 'Site',
  Menu: 'Menu',
  'Switch color mode': 'Changer de mode de couleur',
  Version: 'Version',
  Product: 'Produit',
  'Choose a product': 'Choisir un produit',
  'Updated {date}': 'Mis à jour le {date}',
  'Language of the page': 'Langue de la page',
  'This page has not been translated yet.': 'Cette page n’a pas encore été traduite.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Sur cette page',
  Footer: 'Pied de page',
  'About this page': 'À propos de cette page',
  'View as Markdown': 'Afficher en Markdown',
  'Suggest an edit': 'Suggérer une modification',
  'Raise an issue': 'Signaler un problème',
  'Download OpenAPI document': 'Télécharger le document OpenAPI',
  'Open the menu': 'Ouvrir le menu',
  'Where this page stands': 'Emplacement de cette page',
  Sections: 'Sections',
  'Previous and next page': 'Page précédente et page suivante',
  Previous: 'Précédent',
  Next: 'Suivant',
  'Was this page helpful?': 'Cette page vous a-t-elle été utile ?',
  Yes: 'Oui',
  No: 'Non',
  Breadcrumb: 'Fil d’Ariane',
  Deprecated: 'Obsolète',
  'Copy page': 'Copier la page',
  'More page actions': 'Autres actions de la page',
  'Open in {name}': 'Ouvrir dans {name}',
  'Connect to {name}': 'Connecter à {name}',
  'Copy MCP server URL': 'Copier l’URL du serveur MCP',
  'Copy MCP install command': 'Copier la commande d’installation MCP',
  'Read {url} so that I can ask questions about it.':
    'Lis {url} pour que je puisse te poser des questions à ce sujet.',
  'Beside the page': 'À côté de la page',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Page introuvable',
  Moved: 'Page déplacée',
  'Go on to {url}': 'Continuer vers {url}',
  'This page does not exist': 'Cette page n’existe pas',
  'Nothing is published at {address}. It may have moved, or the link may be misspelt.':
    'Rien n’est publié à {address}. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
  'this address': 'cette adresse',
  'Go to the first page': 'Aller à la page d’accueil',
  // Pages of the API reference as a whole.
  Schema: 'Schéma',
  'Used by': 'Utilisé par',
  Groups: 'Groupes',
  Operations: 'Opérations',
  Schemas: 'Schémas',
  Filter: 'Filtrer',
  'Nothing in the list has these words.': 'Rien dans la liste ne contient ces mots.',
  'Send {method}': 'Envoyer {method}',
  'Send, cannot be undone': 'Envoyer (irréversible)',
  View: 'Affichage',
  Reference: 'Référence',
  'Try it': 'Essayer',
  'A webhook: the API sends this request to you.': 'Un webhook : l’API vous envoie cette requête.',
  'Verify the request': 'Vérifier la requête',
  'Make the signature of the body with your secret, and trust the request only if {header} has the same.':
    'Calculez la signature du corps avec votre secret et ne faites confiance à la requête que si {header} contient la même.',
  'The signature is HMAC-SHA256 of {content}, as {standard} says.':
    'La signature est le HMAC-SHA256 de {content}, comme le prévoit {standard}.',
  // Components of pages.
  Note: 'Remarque',
  Info: 'Info',
  Tip: 'Astuce',
  Check: 'Succès',
  Warning: 'Avertissement',
  Danger: 'Danger',
  Details: 'Détails',
  Fields: 'Champs',
  Announcement: 'Annonce',
  'Close this announcement': 'Fermer cette annonce',
  Update: 'Mise à jour',
  Tags: 'Étiquettes',
  'Copy the code': 'Copier le code',
  'Copy the prompt': 'Copier le prompt',
  'Copy {text}': 'Copier {text}',
  'Open in {application}': 'Ouvrir dans {application}',
  Prompt: 'Prompt',
  Request: 'Requête',
  Response: 'Réponse',
  Shown: 'Affiché',
  'Show fewer lines': 'Afficher moins de lignes',
  'Show this page for': 'Afficher cette page pour',
  Formula: 'Formule',
  light: 'clair',
  dark: 'sombre',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': 'dans {place}',
  '{type} in {place}': '{type} dans {place}',
  required: 'obligatoire',
  optional: 'facultatif',
  deprecated: 'obsolète',
  Default: 'Valeur par défaut',
  'One of': 'Un parmi',
  Example: 'Exemple',
  // What the compiler adds to a page (`PageMessage`).
  Done: 'Fait',
  'To do': 'À faire',
  Table: 'Tableau',
  'Table ({number})': 'Tableau ({number})',
  'Table: {columns}': 'Tableau : {columns}',
  'Table: {columns} ({number})': 'Tableau : {columns} ({number})',
  'Formula {number}': 'Formule {number}',
  'Link to this section': 'Lien vers cette section',
  Footnotes: 'Notes de bas de page',
  'Back to reference {number}': 'Retour à la référence {number}',
  'Code {number}': 'Code {number}',
  'Tab {number}': 'Onglet {number}',
  // What a diagram without a title is called.
  Flowchart: 'Organigramme',
  'Sequence diagram': 'Diagramme de séquence',
  'Class diagram': 'Diagramme de classes',
  'Entity relationship diagram': 'Diagramme entité-association',
  'State diagram': 'Diagramme d’états',
  Chart: 'Graphique',
  'Gantt chart': 'Diagramme de Gantt',
  'Pie chart': 'Diagramme circulaire',
  'User journey': 'Parcours utilisateur',
  'Mind map': 'Carte mentale',
  Timeline: 'Chronologie',
  'Git graph': 'Graphe Git',
  'Quadrant chart': 'Graphique à quadrants',
  Diagram: 'Diagramme',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: 'Autorisation',
  '{one} or {other}': '{one} ou {other}',
  'API key': 'Clé d’API',
  'Bearer token': 'Jeton Bearer',
  'Mutual TLS': 'TLS mutuel',
  'Form {form}': 'Format {form}',
  Scopes: 'Scopes',
  'Path parameters': 'Paramètres de chemin',
  'Query parameters': 'Paramètres de requête',
  Headers: 'En-têtes',
  Cookies: 'Cookies',
  Body: 'Corps',
  'one of these media types': 'un de ces types de média',
  'Any content.': 'Contenu quelconque.',
  'No body.': 'Pas de corps.',
  Callbacks: 'Callbacks',
  'to {operation}': 'vers {operation}',
  Webhook: 'Webhook',
  'Any key': 'Clé quelconque',
  'See {link}': 'Voir {link}',
  'Any of': 'Au moins un parmi',
  'One of, told apart by {property}': 'Un parmi, selon {property}',
  'Any of, told apart by {property}': 'Au moins un parmi, selon {property}',
  'OpenAPI document': 'document OpenAPI',
  'read-only': 'lecture seule',
  'write-only': 'écriture seule',
  'Further documentation': 'Documentation complémentaire',
  'More documentation': 'Plus de documentation',
  'Base URLs': 'URL de base',
  // What a document says of itself.
  Licence: 'Licence',
  Contact: 'Contact',
  'Terms of service': 'Conditions d’utilisation',
  // Groups of operations without a tag.
  Documentation: 'Documentation',
  Overview: 'Vue d’ensemble',
  Endpoints: 'Points de terminaison',
  Webhooks: 'Webhooks',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: 'Format',
  'Media type': 'Type de média',
  Encoding: 'Encodage',
  Value: 'Valeur',
  'One of {count} values, the first {shown} of them':
    'Une valeur parmi {count}, dont voici les {shown} premières',
  Length: 'Longueur',
  Range: 'Plage',
  'Multiple of': 'Multiple de',
  Items: 'Éléments',
  unique: 'sans doublon',
  Contains: 'Contient',
  Properties: 'Propriétés',
  'no others': 'aucune autre',
  Pattern: 'Motif',
  'Keys match': 'Motif des clés',
  Keys: 'Clés',
  'With {key} also': 'Avec {key}, aussi',
  'Needs exactly one of': 'Exige exactement un parmi',
  'Needs at least one of': 'Exige au moins un parmi',
  Not: 'Sauf',
  'with {names}': 'avec {names}',
  '{low} to {high}': '{low} à {high}',
  'exactly {number}': 'exactement {number}',
  'at least {low}': 'au moins {low}',
  'at most {high}': 'au plus {high}',
  'more than {low}': 'plus de {low}',
  'less than {high}': 'moins de {high}',
  'more than {low}, less than {high}': 'plus de {low}, moins de {high}',
  'more than {low}, at most {high}': 'plus de {low}, au plus {high}',
  'at least {low}, less than {high}': 'au moins {low}, moins de {high}',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'URL de base',
  'Copy the address': 'Copier l’adresse',
  'Copy a link to this request': 'Copier un lien vers cette requête',
  Examples: 'Exemples',
  Language: 'Langage',
  Wire: 'Requête brute',
  'In a file: {file}': 'Dans un fichier : {file}',
  'A file: {type}': 'Un fichier : {type}',
  // The form of a playground.
  'Sending a request needs JavaScript, which is off. The cURL sample sends the same request from a terminal.':
    'L’envoi d’une requête nécessite JavaScript, qui est désactivé. L’exemple cURL envoie la même requête depuis un terminal.',
  Server: 'Serveur',
  'Send a body': 'Envoyer un corps',
  'Edit the body as': 'Modifier le corps sous forme de',
  Form: 'Formulaire',
  'Body as JSON': 'Corps en JSON',
  '{name}: which kind': '{name} : variante',
  'Which kind': 'Variante',
  Choose: 'Choisir',
  'Not set': 'Non défini',
  'Add a pair': 'Ajouter une paire',
  'Add an item': 'Ajouter un élément',
  Key: 'Clé',
  Item: 'Élément',
  Remove: 'Supprimer',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'Clé d’API dans {place}',
  'User name and password': 'Nom d’utilisateur et mot de passe',
  '{scheme} token': 'Jeton {scheme}',
  'Client certificate': 'Certificat client',
  None: 'Aucune',
  '{one} and {other}': '{one} et {other}',
  'Authorize with': 'Autoriser avec',
  'The request is sent without a credential.': 'La requête est envoyée sans identifiants.',
  'Your browser presents its own client certificate; it is asked for when the connection is made.':
    'Votre navigateur présente son propre certificat client ; celui-ci est demandé à l’établissement de la connexion.',
  Username: 'Nom d’utilisateur',
  Password: 'Mot de passe',
  Prefix: 'Préfixe',
  'Show {name}': 'Afficher {name}',
  'Use the demo token': 'Utiliser le jeton de démonstration',
  'Remember for this tab': 'Mémoriser pour cet onglet',
  'Show in the samples': 'Afficher dans les exemples de code',
  // The card of an answer.
  History: 'Historique',
  Raw: 'Brut',
  'Download the body': 'Télécharger le corps',
  'Copy the response': 'Copier la réponse',
  'Sent before your last edit': 'Envoyée avant votre dernière modification',
  'Nothing has been sent yet. The response will be shown here.':
    'Rien n’a encore été envoyé. La réponse s’affichera ici.',
  'Nothing has been sent yet.': 'Rien n’a encore été envoyé.',
  'Body of the response': 'Corps de la réponse',
  'Sent by the browser, which shows a page only those headers that the server exposes to it.':
    'Requête envoyée par le navigateur, qui ne montre à une page que les en-têtes que le serveur lui expose.',
  'What you send from this page is listed here until the tab is closed.':
    'Les requêtes envoyées depuis cette page sont listées ici jusqu’à la fermeture de l’onglet.',
  // The frame of a page and its components.
  '{count} stars': { one: '{count} étoile', many: '{count} étoiles', other: '{count} étoiles' },
  '{count} operations': { one: '{count} opération', many: '{count} opérations', other: '{count} opérations' },
  'Show all {count} lines': {
    one: 'Afficher {count} ligne',
    many: 'Afficher les {count} lignes',
    other: 'Afficher les {count} lignes',
  },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { one: '{count} champ', many: '{count} champs', other: '{count} champs' },
  '{count} headers': { one: '{count} en-tête', many: '{count} en-têtes', other: '{count} en-têtes' },
  '{count} links': { one: '{count} lien', many: '{count} liens', other: '{count} liens' },
  '{count} other ways': {
    one: '{count} autre possibilité',
    many: '{count} autres possibilités',
    other: '{count} autres possibilités',
  },
  '{count} fields, left out to keep this page short: see the {document}.': {
    one: '{count} champ omis pour que cette page reste courte : voir le {document}.',
    many: '{count} champs omis pour que cette page reste courte : voir le {document}.',
    other: '{count} champs omis pour que cette page reste courte : voir le {document}.',
  },
  '{count} more fields, left out to keep this page short: see the {document}.': {
    one: '{count} autre champ omis pour que cette page reste courte : voir le {document}.',
    many: '{count} autres champs omis pour que cette page reste courte : voir le {document}.',
    other: '{count} autres champs omis pour que cette page reste courte : voir le {document}.',
  },
  Copied: 'Copié',
  // The reader's tools around a page.
  'Link copied': 'Lien copié',
  'Not copied': 'Non copié',
  'Close the menu': 'Fermer le menu',
  'Enlarge: {image}': 'Agrandir : {image}',
  'Enlarge the image': 'Agrandir l’image',
  Image: 'Image',
  Close: 'Fermer',
  'Pages with a similar address': 'Pages dont l’adresse est similaire',
  'Copy link to Markdown': 'Copier le lien vers le Markdown',
  // The question whether a page helped.
  'This could not be sent. Please try again.': 'L’envoi a échoué. Veuillez réessayer.',
  'Thank you.': 'Merci.',
  'What helped you? (optional)': 'Qu’est-ce qui vous a aidé ? (facultatif)',
  'What was missing? (optional)': 'Que manquait-il ? (facultatif)',
  Send: 'Envoyer',
  'Thank you for your comment.': 'Merci pour votre commentaire.',
  // The search.
  Search: 'Rechercher',
  'Searching…': 'Recherche en cours…',
  'The search could not be loaded. Try again.': 'La recherche n’a pas pu être chargée. Veuillez réessayer.',
  'No pages': 'Aucune page',
  '{count} or more pages': 'Au moins {count} pages',
  '{count} or more pages in {version}': 'Au moins {count} pages dans {version}',
  'Nothing has {query} here. Look in everything, or try other words.':
    'Aucun résultat pour {query} ici. Cherchez partout ou essayez d’autres mots.',
  'Nothing has {query}. Try other or fewer words.':
    'Aucun résultat pour {query}. Essayez d’autres mots, ou moins de mots.',
  'Opened before': 'Ouvertes récemment',
  'Close the search with Esc': 'Fermer la recherche avec Esc',
  Everything: 'Tout',
  Clear: 'Effacer',
  Pages: 'Pages',
  'Search in': 'Rechercher dans',
  Move: 'Naviguer',
  Open: 'Ouvrir',
  Scope: 'Périmètre',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Supprimer la paire {number}',
  'Remove item {number}': 'Supprimer l’élément {number}',
  'Item {number}': 'Élément {number}',
  'Is required.': 'Est obligatoire.',
  'Choose a file.': 'Choisissez un fichier.',
  '{field}: {mistake}': '{field} : {mistake}',
  'Must begin with http:// or https://.': 'Doit commencer par http:// ou https://.',
  'Has a character that no header can hold.': 'Contient un caractère interdit dans un en-tête.',
  // What the schema of a value does not allow.
  'Is not allowed here.': 'N’est pas autorisé ici.',
  'Fits more than one of the choices; it must fit exactly one.':
    'Correspond à plusieurs variantes, mais doit correspondre à une seule.',
  'Is a value that is not allowed.': 'N’est pas une valeur autorisée.',
  'Is required together with {field}.': 'Est obligatoire avec {field}.',
  'Its name does not fit: {mistake}': 'Son nom ne convient pas : {mistake}',
  'Must not have the same item twice.': 'Ne doit pas contenir deux fois le même élément.',
  'Must match the pattern {pattern}': 'Doit correspondre au motif {pattern}',
  'Must not be empty.': 'Ne doit pas être vide.',
  'Must be at least {bound}.': 'Doit être supérieur ou égal à {bound}.',
  'Must be at most {bound}.': 'Doit être inférieur ou égal à {bound}.',
  'Must be more than {bound}.': 'Doit être supérieur à {bound}.',
  'Must be less than {bound}.': 'Doit être inférieur à {bound}.',
  'Must be a multiple of {bound}.': 'Doit être un multiple de {bound}.',
  'Must be {value}.': 'Doit être {value}.',
  'Must be one of: {values}.': 'Doit être l’une de ces valeurs : {values}.',
  'Must be a date, such as 2026-01-31.': 'Doit être une date, par exemple 2026-01-31.',
  'Must be a date and time, such as 2026-01-31T09:30:00Z.':
    'Doit être une date et une heure, par exemple 2026-01-31T09:30:00Z.',
  'Must be a time, such as 09:30:00Z.': 'Doit être une heure, par exemple 09:30:00Z.',
  'Must be an email address.': 'Doit être une adresse e-mail.',
  'Must be a whole URL, such as https://example.com.':
    'Doit être une URL complète, par exemple https://example.com.',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.':
    'Doit être un UUID, par exemple 123e4567-e89b-12d3-a456-426614174000.',
  'Must be an IPv4 address, such as 192.0.2.1.': 'Doit être une adresse IPv4, par exemple 192.0.2.1.',
  'Must be an IPv6 address, such as 2001:db8::1.': 'Doit être une adresse IPv6, par exemple 2001:db8::1.',
  // The types in that, which are listed with “or”.
  'Must be {type}.': 'Doit être {type}.',
  text: 'un texte',
  'a number': 'un nombre',
  'a whole number': 'un nombre entier',
  'true or false': 'true ou false',
  'an object': 'un objet',
  'a list': 'une liste',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column}).': '{mistake} (ligne {line}, colonne {column}).',
  'JSON has no comments': 'JSON n’admet pas de commentaires',
  '{end} is missing for the {start} in line {line}': 'Il manque {end} pour {start} à la ligne {line}',
  'Nothing may follow the end, but there is {sign}': 'Rien ne peut suivre la fin, mais {sign} s’y trouve',
  'This must be {sign}': '{sign} est attendu ici',
  'A comma is missing before {word}': 'Il manque une virgule avant {word}',
  'A comma must not stand before {sign}': 'Il ne doit pas y avoir de virgule avant {sign}',
  'A colon is missing after {name}': 'Il manque un deux-points après {name}',
  'A colon is missing after the name': 'Il manque un deux-points après le nom',
  'A value is missing': 'Il manque une valeur',
  'A value is missing after the comma': 'Il manque une valeur après la virgule',
  'A value is missing after the name:': 'Il manque une valeur après le nom :',
  'A value is missing after {name}': 'Il manque une valeur après {name}',
  'JSON has double quotes only': 'JSON n’admet que les guillemets doubles',
  'The name {word} must stand in double quotes': 'Le nom {word} doit être entre guillemets doubles',
  'A name in double quotes is missing': 'Il manque un nom entre guillemets doubles',
  'JSON has no {word}': '{word} n’existe pas en JSON',
  'JSON has no {word}, but {known}': '{word} n’existe pas en JSON ; utilisez {known}',
  '{word} is not how JSON writes a number': '{word} n’est pas un nombre écrit en JSON',
  '{word} must stand in double quotes': '{word} doit être entre guillemets doubles',
  'A value cannot begin with {sign}': 'Une valeur ne peut pas commencer par {sign}',
  'The closing quote is missing in this line': 'Il manque le guillemet fermant sur cette ligne',
  'A control character must be written as {written}': 'Un caractère de contrôle doit s’écrire {written}',
  '{unknown} is not known in JSON; a backslash is written as \\\\':
    '{unknown} est inconnu en JSON ; une barre oblique inverse s’écrit \\\\',
  'The closing quote is missing': 'Il manque le guillemet fermant',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'Goes directly from your browser to {host}.': 'Part directement de votre navigateur vers {host}.',
  'Goes through this site’s relay, because {why}.': 'Passe par le relais de ce site, car {why}.',
  'Your browser cannot send this, because {why}, and {limit}. This cURL command sends it:':
    'Votre navigateur ne peut pas envoyer cette requête, car {why}, et {limit}. Cette commande cURL l’envoie :',
  'a browser cannot send a {method} request with a body':
    'un navigateur ne peut pas envoyer de requête {method} avec un corps',
  'a browser cannot send a {method} request': 'un navigateur ne peut pas envoyer de requête {method}',
  'browsers resolve the “.” and “..” in its path':
    'les navigateurs résolvent les « . » et « .. » de son chemin',
  '{host} is asked over http, which browsers forbid to a page that came over https':
    '{host} est appelé en http, ce que les navigateurs interdisent à une page chargée en https',
  '{host} does not allow browsers of other sites (CORS)':
    '{host} n’autorise pas les navigateurs venant d’autres sites (CORS)',
  'this site uses no relay': 'ce site n’utilise pas de relais',
  'no relay is served with this site': 'aucun relais n’est fourni avec ce site',
  'the relay takes no address that was typed': 'le relais n’accepte pas les adresses saisies à la main',
  'the relay does not send it either': 'le relais ne l’envoie pas non plus',
  'the body is too large for the relay, which takes 1 MB':
    'le corps est trop volumineux pour le relais, qui accepte 1 Mo',
  'the server': 'le serveur',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Annuler',
  Waiting: 'En attente',
  'The request was sent': 'La requête a été envoyée',
  'Copy the cURL command': 'Copier la commande cURL',
  'Send through the relay': 'Envoyer par le relais',
  '{title}. {message}': '{title}. {message}',
  Cancelled: 'Annulé',
  'The request may have arrived all the same.': 'La requête est peut-être tout de même arrivée.',
  'No answer': 'Pas de réponse',
  'None came in time, so it was given up. It may have arrived.':
    'Aucune n’est arrivée à temps : la requête a été abandonnée. Elle est peut-être arrivée.',
  '{host} did not answer: it is down, or out of your browser’s reach.':
    '{host} n’a pas répondu : hors service, ou hors de portée de votre navigateur.',
  'The connection to {host} broke. The request may have arrived.':
    'La connexion avec {host} a été interrompue. La requête est peut-être arrivée.',
  'Not sent': 'Non envoyé',
  'The connection to this site broke. Try again.':
    'La connexion à ce site a été interrompue. Veuillez réessayer.',
  'A file cannot be read any more, or the answer broke off.':
    'Un fichier n’est plus lisible, ou la réponse s’est interrompue.',
  'Answer not readable': 'Réponse illisible',
  '{host} does not allow browsers of other sites (CORS). The request may have arrived; sending it again may do its work twice.':
    '{host} n’autorise pas les navigateurs venant d’autres sites (CORS). La requête est peut-être arrivée ; la renvoyer pourrait l’exécuter deux fois.',
  '{host} does not allow browsers of other sites (CORS), so it went through this site’s relay.':
    '{host} n’autorise pas les navigateurs venant d’autres sites (CORS) : la requête est donc passée par le relais de ce site.',
  'Refused by the relay': 'Refusé par le relais',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'La réponse n’a pas de corps.',
  'Cut at {size}: the relay passes on no more.': 'Coupé à {size} : le relais ne transmet rien de plus.',
  'Cancelled after {size}.': 'Annulé après {size}.',
  'The connection broke after {size}.': 'La connexion a été interrompue après {size}.',
  'This is not valid JSON: see line {line}, column {column}.':
    'Ce JSON n’est pas valide : voir ligne {line}, colonne {column}.',
  'Show {count} more ({left} left)': 'Afficher {count} de plus ({left} restants)',
  'Show more ({size} left)': 'Afficher la suite ({size} restants)',
  'The last {shown} of {count}. Raw shows all of them.':
    'Les {shown} derniers sur {count}. « Brut » les affiche tous.',
  '{facts}. This browser cannot show it.': '{facts}. Ce navigateur ne peut pas l’afficher.',
  'The body of the response': 'Le corps de la réponse',
  Download: 'Télécharger',
  'Fill in again:': 'Remplir à nouveau :',
  'Show secrets': 'Afficher les secrets',
  'Hide secrets': 'Masquer les secrets',
  'Exactly as the relay sent it.': 'Exactement comme le relais l’a envoyée.',
  'The relay adds what is grey. What it sent is shown here afterwards.':
    'Le relais ajoute ce qui est en gris. Ce qu’il a envoyé s’affiche ici ensuite.',
  'cURL adds what is grey, User-Agent and Accept.':
    'cURL ajoute ce qui est en gris, ainsi que User-Agent et Accept.',
  'The browser adds what is grey, and others whose values no page can see: {headers}.':
    'Le navigateur ajoute ce qui est en gris, ainsi que d’autres en-têtes dont aucune page ne peut voir la valeur : {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay answers to the names of its own site only. A published site names its address as "siteUrl" in site.json.':
    'Le relais ne répond qu’aux noms de son propre site. Un site publié indique son adresse par « siteUrl » dans site.json.',
  'The relay takes its messages by POST.': 'Le relais reçoit ses messages par POST.',
  'The relay takes messages from pages of its own site only.':
    'Le relais n’accepte que les messages des pages de son propre site.',
  'The relay takes messages only where the browser says that they are of the same origin. It does so on https and on localhost.':
    'Le relais n’accepte que les messages dont le navigateur indique qu’ils sont de même origine. Il l’indique en https et sur localhost.',
  'The relay takes application/json.': 'Le relais accepte application/json.',
  'The relay takes messages without an encoding.': 'Le relais n’accepte que les messages sans encodage.',
  'So many requests within a minute are too many. Wait a little.':
    'Trop de requêtes en une minute. Patientez un peu.',
  'So many requests at the same time are too many. Wait until one has ended.':
    'Trop de requêtes simultanées. Attendez que l’une d’elles soit terminée.',
  'The relay has too many requests at the same time. Wait until one of yours has ended.':
    'Le relais traite trop de requêtes simultanées. Attendez que l’une des vôtres soit terminée.',
  'The message did not arrive in time.': 'Le message n’est pas arrivé à temps.',
  'The message ended before its end.': 'Le message s’est interrompu avant sa fin.',
  'The message is no JSON object.': 'Le message n’est pas un objet JSON.',
  'The message lacks something, or something in it is of another type.':
    'Il manque quelque chose au message, ou un de ses éléments est d’un autre type.',
  'The relay cannot make a request of this message.':
    'Le relais ne peut pas construire de requête à partir de ce message.',
  'This site documents no such operation. Load the page again.':
    'Ce site ne documente aucune opération de ce type. Rechargez la page.',
  'The relay calls only servers that the documentation names.':
    'Le relais n’appelle que les serveurs indiqués dans la documentation.',
  'The relay calls servers whose URL is http or https and a host name.':
    'Le relais appelle les serveurs dont l’URL est composée de http ou https et d’un nom d’hôte.',
  'The relay calls the site that it is part of only while that is served on this machine.':
    'Le relais n’appelle le site dont il fait partie que tant que celui-ci est servi sur cette machine.',
  'The relay sends only cookies that the operation declares.':
    'Le relais n’envoie que les cookies déclarés par l’opération.',
  'The operation has no such authorization.': 'L’opération n’a pas cette autorisation.',
  'The operation takes no body.': 'L’opération n’accepte pas de corps.',
  'The boundary is not one of a multipart body.':
    'La délimitation (boundary) n’est pas celle d’un corps multipart.',
  'A value in the path would lead to another path.': 'Une valeur du chemin mènerait à un autre chemin.',
  'The request has more in its URL and headers than servers take.':
    'L’URL et les en-têtes de la requête dépassent ce que les serveurs acceptent.',
  // The same with values in it.
  '{host} stands for an address that is not of the public internet. A private server is called by its IP address or as localhost.':
    '{host} désigne une adresse hors de l’Internet public. Un serveur privé s’appelle par son adresse IP ou par localhost.',
  '{host} is not of the public internet. The relay calls it only while the site is served on this machine.':
    '{host} n’appartient pas à l’Internet public. Le relais ne l’appelle que tant que le site est servi sur cette machine.',
  '{host} is an address that the relay never calls.':
    '{host} est une adresse que le relais n’appelle jamais.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'Le relais n’envoie pas l’en-tête {name}. Laissez-le vide ou envoyez la requête avec cURL.',
  'The relay does not send {method}.': 'Le relais n’envoie pas {method}.',
  'The header {name} has a character that no header can have.':
    'L’en-tête {name} contient un caractère interdit dans un en-tête.',
  'The path has no value for {name}.': 'Le chemin n’a pas de valeur pour {name}.',
  'The relay does not call port {port}, which browsers refuse too.':
    'Le relais n’appelle pas le port {port}, que les navigateurs refusent aussi.',
  'The relay does not know "{name}".': 'Le relais ne connaît pas « {name} ».',
  'The server\'s variable "{name}" cannot be "{value}" in the relay.':
    'La variable de serveur « {name} » ne peut pas être « {value} » dans le relais.',
  'The operation has no parameter "{name}".': 'L’opération n’a pas de paramètre « {name} ».',
  'The value of "{name}" has a line break or control character.':
    'La valeur de « {name} » contient un saut de ligne ou un caractère de contrôle.',
  'The operation asks for no credential "{name}".': 'L’opération ne demande pas d’identifiant « {name} ».',
  'The operation takes no body of the type "{type}".':
    'L’opération n’accepte pas de corps de type « {type} ».',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'Le relais envoie des corps de {size} Mo au maximum. Envoyez-en un plus volumineux avec cURL.',
  '{host} gave no answer within {seconds} seconds.': '{host} n’a pas répondu en {seconds} secondes.',
  "The name {host} is not known. Check the server's address.":
    'Le nom {host} est inconnu. Vérifiez l’adresse du serveur.',
  '{host} refused the connection; nothing listens there.':
    '{host} a refusé la connexion ; aucun service n’y est à l’écoute.',
  '{host} broke the connection.': '{host} a interrompu la connexion.',
  '{host} broke the connection ({code}).': '{host} a interrompu la connexion ({code}).',
  '{host} cannot be reached from here.': '{host} est inaccessible d’ici.',
  '{host} did not take the connection in time.': '{host} n’a pas accepté la connexion à temps.',
  '{host} answered with headers that are too large.': '{host} a répondu avec des en-têtes trop volumineux.',
  '{host} has a certificate that has expired.': '{host} a un certificat expiré.',
  '{host} has a certificate for another name.': '{host} a un certificat établi pour un autre nom.',
  '{host} has a certificate that no known authority signed.':
    '{host} a un certificat qu’aucune autorité connue n’a signé.',
  '{host} does not speak TLS as it has to.': '{host} ne respecte pas le protocole TLS.',
  '{host} answered with what is no HTTP.': '{host} a répondu par autre chose que du HTTP.',
  '{host} broke the connection or answered with what is no HTTP.':
    '{host} a interrompu la connexion ou répondu par autre chose que du HTTP.',
  '{host} broke the connection, has no valid certificate, or answered with what is no HTTP.':
    '{host} a interrompu la connexion, n’a pas de certificat valide ou a répondu par autre chose que du HTTP.',
  // Comments of request samples, on one line.
  '{name}: your own value.': '{name} : votre propre valeur.',
  '{names}: your own values.': '{names} : vos propres valeurs.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Les navigateurs ne peuvent pas envoyer de requêtes {method} avec un corps : fetch() les refuse.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Les navigateurs ne peuvent pas envoyer de requêtes {method} : fetch() les refuse.',
  'Send it from a server, here with Node.js.': 'À envoyer depuis un serveur, ici avec Node.js.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Les scripts ne peuvent pas définir Cookie : le navigateur envoie les cookies qu’il a pour le site de l’API.',
  'Scripts cannot set {name}: the browser does, or sends none.':
    'Les scripts ne peuvent pas définir {name} : le navigateur s’en charge, ou n’en envoie pas.',
  '{client} resolves the "." and ".." in this path, so it asks for another one.':
    '{client} résout les « . » et « .. » de ce chemin et en demande donc un autre.',
  'raises unless the status is 2xx': 'lève une exception si le statut n’est pas 2xx',
  // The search.
  '{count} pages': { one: '{count} page', many: '{count} pages', other: '{count} pages' },
  '{count} pages in {version}': {
    one: '{count} page dans {version}',
    many: '{count} pages dans {version}',
    other: '{count} pages dans {version}',
  },
  // The form of a request.
  '{count} problems': { one: '{count} problème', many: '{count} problèmes', other: '{count} problèmes' },
  'Must have at least {count} characters.': {
    one: 'Doit comporter au moins {count} caractère.',
    many: 'Doit comporter au moins {count} caractères.',
    other: 'Doit comporter au moins {count} caractères.',
  },
  'Must have at most {count} characters.': {
    one: 'Doit comporter au plus {count} caractère.',
    many: 'Doit comporter au plus {count} caractères.',
    other: 'Doit comporter au plus {count} caractères.',
  },
  'Must have at least {count} items.': {
    one: 'Doit comporter au moins {count} élément.',
    many: 'Doit comporter au moins {count} éléments.',
    other: 'Doit comporter au moins {count} éléments.',
  },
  'Must have at most {count} items.': {
    one: 'Doit comporter au plus {count} élément.',
    many: 'Doit comporter au plus {count} éléments.',
    other: 'Doit comporter au plus {count} éléments.',
  },
  'Must have at least {count} fields.': {
    one: 'Doit comporter au moins {count} champ.',
    many: 'Doit comporter au moins {count} champs.',
    other: 'Doit comporter au moins {count} champs.',
  },
  'Must have at most {count} fields.': {
    one: 'Doit comporter au plus {count} champ.',
    many: 'Doit comporter au plus {count} champs.',
    other: 'Doit comporter au plus {count} champs.',
  },
  'Must have at least {count} items of the kind that is described.': {
    one: 'Doit comporter au moins {count} élément du type décrit.',
    many: 'Doit comporter au moins {count} éléments du type décrit.',
    other: 'Doit comporter au moins {count} éléments du type décrit.',
  },
  'Must have at most {count} items of the kind that is described.': {
    one: 'Doit comporter au plus {count} élément du type décrit.',
    many: 'Doit comporter au plus {count} éléments du type décrit.',
    other: 'Doit comporter au plus {count} éléments du type décrit.',
  },
  'Must be one of: {values} and {count} others.': {
    one: 'Doit être l’une de ces valeurs : {values} et {count} autre.',
    many: 'Doit être l’une de ces valeurs : {values} et {count} autres.',
    other: 'Doit être l’une de ces valeurs : {values} et {count} autres.',
  },
  // Which way a request goes.
  'browsers let no page set the headers {names}': {
    one: 'les navigateurs ne laissent aucune page définir l’en-tête {names}',
    many: 'les navigateurs ne laissent aucune page définir les en-têtes {names}',
    other: 'les navigateurs ne laissent aucune page définir les en-têtes {names}',
  },
  // An answer, and a body that is sent.
  '{count} items': { one: '{count} élément', many: '{count} éléments', other: '{count} éléments' },
  '{count} keys': { one: '{count} clé', many: '{count} clés', other: '{count} clés' },
  '<{count} bytes of binary data>': {
    one: '<{count} octet de données binaires>',
    many: '<{count} octets de données binaires>',
    other: '<{count} octets de données binaires>',
  },
  '<{count} bytes of a file>': {
    one: '<{count} octet d’un fichier>',
    many: '<{count} octets d’un fichier>',
    other: '<{count} octets d’un fichier>',
  },
  '<{count} bytes of {name}>': {
    one: '<{count} octet de {name}>',
    many: '<{count} octets de {name}>',
    other: '<{count} octets de {name}>',
  },
  '<{count} bytes more>': {
    one: '<{count} octet de plus>',
    many: '<{count} octets de plus>',
    other: '<{count} octets de plus>',
  },
};

export default translations;
