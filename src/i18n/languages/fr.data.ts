import type { Translations } from '../translate.ts';

/** French. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Aller au contenu',
  Site: 'Site',
  Home: 'Accueil',
  Menu: 'Menu',
  'Switch color mode': 'Changer de mode de couleur',
  Version: 'Version',
  Product: 'Produit',
  'Choose a product': 'Choisir un produit',
  'Updated {date}': 'Mis à jour le {date}',
  'Page language': 'Langue de la page',
  'This page has not been translated yet.': 'Cette page n’a pas encore été traduite.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Sur cette page',
  Contents: 'Sommaire',
  Footer: 'Pied de page',
  'Page actions': 'Actions de la page',
  'Subscribe to the feed': 'S’abonner au flux',
  'View as Markdown': 'Afficher en Markdown',
  'Suggest an edit': 'Suggérer une modification',
  'Raise an issue': 'Signaler un problème',
  'Download OpenAPI document': 'Télécharger le document OpenAPI',
  'Open menu': 'Ouvrir le menu',
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
  'Side panel': 'Panneau latéral',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Page introuvable',
  'Page moved': 'Page déplacée',
  'Continue to {url}': 'Continuer vers {url}',
  'This page does not exist': 'Cette page n’existe pas',
  'There is no page at {address}. It may have been moved, or the link may be mistyped.':
    'Rien n’est publié à {address}. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
  'this address': 'cette adresse',
  'Go to the home page': 'Aller à la page d’accueil',
  // Pages of the API reference as a whole.
  Schema: 'Schéma',
  'Used by': 'Utilisé par',
  Groups: 'Groupes',
  Operations: 'Opérations',
  Schemas: 'Schémas',
  'No matches found.': 'Rien dans la liste ne contient ces mots.',
  'Sign in': 'Se connecter',
  'Client credentials': 'Identifiants du client',
  'Sign in on another device': 'Se connecter sur un autre appareil',
  'Get a token': 'Obtenir un jeton',
  'OAuth flow': 'Flux OAuth',
  'Client ID': 'ID client',
  'Client secret': 'Secret client',
  'Redirect URI': 'URI de redirection',
  'You can close this window.': 'Vous pouvez fermer cette fenêtre.',
  'What you enter and the responses are kept until you close this tab.':
    'Ce que vous saisissez et les réponses sont gardés jusqu’à la fermeture de cet onglet.',
  Forget: 'Oublier',
  'Send anyway': 'Envoyer quand même',
  'Send {method}': 'Envoyer {method}',
  'Send (cannot be undone)': 'Envoyer (irréversible)',
  View: 'Affichage',
  'Switch view': 'Affichage',
  Reference: 'Référence',
  'Try it': 'Essayer',
  'A webhook: the API sends this request to you.': 'Un webhook : l’API vous envoie cette requête.',
  'Verify the request': 'Vérifier la requête',
  'Compute the signature of the body with your secret. Trust the request only if it matches {header}.':
    'Calculez la signature du corps avec votre secret et ne faites confiance à la requête que si {header} contient la même.',
  'The signature is the HMAC-SHA256 of {content}, as defined by {standard}.':
    'La signature est le HMAC-SHA256 de {content}, comme le prévoit {standard}.',
  // Components of pages.
  Note: 'Remarque',
  Info: 'Info',
  Tip: 'Astuce',
  Success: 'Succès',
  Warning: 'Avertissement',
  Danger: 'Danger',
  Details: 'Détails',
  Fields: 'Champs',
  Announcement: 'Annonce',
  'Close this announcement': 'Fermer cette annonce',
  Update: 'Mise à jour',
  Tags: 'Étiquettes',
  'Copy code': 'Copier le code',
  'Copy prompt': 'Copier le prompt',
  'Copy {text}': 'Copier {text}',
  'Open in {application}': 'Ouvrir dans {application}',
  Prompt: 'Prompt',
  'Add a header, query parameter, or cookie': 'Ajouter un en-tête, un paramètre de requête ou un cookie',
  'Include in request': 'Envoyer ceci',
  Location: 'Où c’est envoyé',
  Name: 'Nom',
  'Pick date and time': 'Choisir la date et l’heure',
  'The relay sends only what the API description defines.':
    'Le relais n’envoie que ce que définit la description de l’API.',
  'Send again': 'Renvoyer',
  'Compare with previous request': 'Comparer à la requête précédente',
  'No differences.': 'La même chose a été envoyée.',
  'Form width': 'Largeur du formulaire',
  Request: 'Requête',
  Response: 'Réponse',
  'Select tab': 'Sélectionner un onglet',
  More: 'Plus',
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
  'Allowed values': 'Valeurs autorisées',
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
  'Format: {form}': 'Format : {form}',
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
  'One of, depending on {property}': 'Un parmi, selon {property}',
  'Any of, depending on {property}': 'Au moins un parmi, selon {property}',
  'OpenAPI document': 'document OpenAPI',
  'read-only': 'lecture seule',
  'write-only': 'écriture seule',
  'More documentation': 'Plus de documentation',
  'Base URLs': 'URL de base',
  // What a document says of itself.
  License: 'Licence',
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
  'Allowed values, first {shown} of {count}': 'Valeurs autorisées, les {shown} premières sur {count}',
  Length: 'Longueur',
  Range: 'Plage',
  'Multiple of': 'Multiple de',
  Items: 'Éléments',
  unique: 'sans doublon',
  Contains: 'Contient',
  Properties: 'Propriétés',
  'only those listed': 'aucune autre',
  Pattern: 'Motif',
  'Keys match': 'Motif des clés',
  Keys: 'Clés',
  'Required with {key}': 'Avec {key}, aussi',
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
  'Copy URL': 'Copier l’adresse',
  'Copy link to this request': 'Copier un lien vers cette requête',
  Examples: 'Exemples',
  Language: 'Langage',
  'Raw HTTP': 'Requête brute',
  'In a file: {file}': 'Dans un fichier : {file}',
  'A file: {type}': 'Un fichier : {type}',
  // The form of a playground.
  'JavaScript is required to send requests. The cURL sample sends the same request from a terminal.':
    'L’envoi d’une requête nécessite JavaScript, qui est désactivé. L’exemple cURL envoie la même requête depuis un terminal.',
  'This page was opened from a disk: only servers that let any page ask them (CORS) can be tried from it. The cURL sample sends the same request from a terminal.':
    'Cette page a été ouverte depuis un disque : seuls les serveurs qui acceptent les requêtes de toute page (CORS) peuvent y être essayés. L’exemple cURL envoie la même requête depuis un terminal.',
  Server: 'Serveur',
  'Send a body': 'Envoyer un corps',
  'Edit the body as': 'Modifier le corps sous forme de',
  Form: 'Formulaire',
  'Body as JSON': 'Corps en JSON',
  '{name}: variant': '{name} : variante',
  Variant: 'Variante',
  Choose: 'Choisir',
  'Not set': 'Non défini',
  'Add key-value pair': 'Ajouter une paire',
  'Add item': 'Ajouter un élément',
  Key: 'Clé',
  Item: 'Élément',
  Remove: 'Supprimer',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'Clé d’API dans {place}',
  'Username and password': 'Nom d’utilisateur et mot de passe',
  '{scheme} token': 'Jeton {scheme}',
  'Client certificate': 'Certificat client',
  None: 'Aucune',
  '{one} and {other}': '{one} et {other}',
  'Authorize with': 'Autoriser avec',
  'The request is sent without credentials.': 'La requête est envoyée sans identifiants.',
  'Your browser provides its own client certificate when it connects.':
    'Votre navigateur présente son propre certificat client ; celui-ci est demandé à l’établissement de la connexion.',
  Username: 'Nom d’utilisateur',
  Password: 'Mot de passe',
  Prefix: 'Préfixe',
  'Show {name}': 'Afficher {name}',
  'Use the demo token': 'Utiliser le jeton de démonstration',
  'Show in code samples': 'Afficher dans les exemples de code',
  // The card of an answer.
  History: 'Historique',
  Raw: 'Brut',
  'Download body': 'Télécharger le corps',
  'Copy response': 'Copier la réponse',
  'Sent before your last edit': 'Envoyée avant votre dernière modification',
  'No request sent yet. The response will appear here.':
    'Rien n’a encore été envoyé. La réponse s’affichera ici.',
  'No request sent yet.': 'Rien n’a encore été envoyé.',
  'Response body': 'Corps de la réponse',
  'Sent by your browser, which can read only the headers that the server exposes.':
    'Requête envoyée par le navigateur, qui ne montre à une page que les en-têtes que le serveur lui expose.',
  'Requests you send from this page are listed here until you close the tab.':
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
  '{count} other options': {
    one: '{count} autre possibilité',
    many: '{count} autres possibilités',
    other: '{count} autres possibilités',
  },
  '{count} fields omitted to keep this page short. See {document}.': {
    one: '{count} champ omis pour que cette page reste courte : voir le {document}.',
    many: '{count} champs omis pour que cette page reste courte : voir le {document}.',
    other: '{count} champs omis pour que cette page reste courte : voir le {document}.',
  },
  '{count} more fields omitted to keep this page short. See {document}.': {
    one: '{count} autre champ omis pour que cette page reste courte : voir le {document}.',
    many: '{count} autres champs omis pour que cette page reste courte : voir le {document}.',
    other: '{count} autres champs omis pour que cette page reste courte : voir le {document}.',
  },
  Copied: 'Copié',
  // The reader's tools around a page.
  'Link copied': 'Lien copié',
  'Not copied': 'Non copié',
  Filter: 'Filtrer',
  'Filter: {name}': 'Filtrer : {name}',
  'Close menu': 'Fermer le menu',
  'Enlarge: {image}': 'Agrandir : {image}',
  'Enlarge image': 'Agrandir l’image',
  Image: 'Image',
  Close: 'Fermer',
  'Pages with a similar address': 'Pages dont l’adresse est similaire',
  'Copy link to Markdown': 'Copier le lien vers le Markdown',
  'Your {name}, kept until you close this tab':
    'Votre valeur pour {name}, conservée jusqu’à la fermeture de cet onglet',
  Suggestions: 'Suggestions',
  'Use the window that opened to sign in.': 'Connectez-vous dans la fenêtre qui s’est ouverte.',
  'The window was closed before you signed in.': 'La fenêtre a été fermée avant la connexion.',
  'The response belongs to a different sign-in and was ignored. Try again.':
    'La réponse appartient à une autre connexion et n’a pas été utilisée. Réessayez.',
  'Signing in requires a page served over HTTPS.': 'Pour se connecter, la page doit être servie en https.',
  'Open {url} and enter {code}.': 'Ouvrez {url} et saisissez {code}.',
  '{host} says: {reason}': '{host} répond : {reason}',
  '{host} did not respond, or does not allow this site to read its responses.':
    '{host} n’a pas répondu, ou n’autorise pas ce site à lire ses réponses.',
  'The token is valid until {time}.': 'Le jeton est valable jusqu’à {time}.',
  'Token received.': 'Le jeton est là.',
  'The token has expired. Get a new one.': 'Le jeton a expiré. Obtenez-en un nouveau.',
  // The question whether a page helped.
  'Your feedback could not be sent. Please try again.': 'L’envoi a échoué. Veuillez réessayer.',
  'Thank you.': 'Merci.',
  'What helped you? (optional)': 'Qu’est-ce qui vous a aidé ? (facultatif)',
  'What was missing? (optional)': 'Que manquait-il ? (facultatif)',
  Send: 'Envoyer',
  'Thank you for your comment.': 'Merci pour votre commentaire.',
  // The search.
  Search: 'Rechercher',
  'Searching…': 'Recherche en cours…',
  'The search could not be loaded.': 'La recherche n’a pas pu être chargée.',
  'Try again': 'Réessayer',
  'The search needs a connection, and this device is offline.':
    'La recherche a besoin d’une connexion et cet appareil est hors ligne.',
  'The search service cannot be reached.': 'Le service de recherche est injoignable.',
  'The search service answers with an error: {reason}':
    'Le service de recherche répond par une erreur : {reason}',
  'No pages found': 'Aucune page',
  '{count} or more pages': 'Au moins {count} pages',
  '{count} or more pages in {version}': 'Au moins {count} pages dans {version}',
  'No results for “{query}” here. Search everything, or try different words.':
    'Aucun résultat pour {query} ici. Cherchez partout ou essayez d’autres mots.',
  'No results for “{query}”. Try different or fewer words.':
    'Aucun résultat pour {query}. Essayez d’autres mots, ou moins de mots.',
  'Recent pages': 'Ouvertes récemment',
  'Recent searches': 'Recherches récentes',
  'Suggested pages': 'Pages suggérées',
  'Updated since your last visit': 'Mis à jour depuis votre dernière visite',
  'Close search (Esc)': 'Fermer la recherche avec Esc',
  Everything: 'Tout',
  Clear: 'Effacer',
  Pages: 'Pages',
  'Search in': 'Rechercher dans',
  Navigate: 'Naviguer',
  Open: 'Ouvrir',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Supprimer la paire {number}',
  'Remove item {number}': 'Supprimer l’élément {number}',
  'Item {number}': 'Élément {number}',
  Required: 'Obligatoire',
  'Choose a file': 'Choisissez un fichier',
  '{field}: {mistake}': '{field} : {mistake}',
  'Must start with http:// or https://': 'Doit commencer par http:// ou https://',
  'Contains a character that is not allowed in a header': 'Contient un caractère interdit dans un en-tête',
  // What the schema of a value does not allow.
  'Not allowed here': 'N’est pas autorisé ici',
  'Matches more than one option; must match exactly one':
    'Correspond à plusieurs variantes, mais doit correspondre à une seule',
  'This value is not allowed': 'N’est pas une valeur autorisée',
  'Required when {field} is set': 'Est obligatoire avec {field}',
  'Invalid name: {mistake}': 'Son nom ne convient pas : {mistake}',
  'Must not contain duplicate items': 'Ne doit pas contenir deux fois le même élément',
  'Must match the pattern {pattern}': 'Doit correspondre au motif {pattern}',
  'Must not be empty': 'Ne doit pas être vide',
  'Must be at least {bound}': 'Doit être supérieur ou égal à {bound}',
  'Must be at most {bound}': 'Doit être inférieur ou égal à {bound}',
  'Must be more than {bound}': 'Doit être supérieur à {bound}',
  'Must be less than {bound}': 'Doit être inférieur à {bound}',
  'Must be a multiple of {bound}': 'Doit être un multiple de {bound}',
  'Must be {value}': 'Doit être {value}',
  'Must be one of: {values}': 'Doit être l’une de ces valeurs : {values}',
  'Must be a date, such as 2026-01-31': 'Doit être une date, par exemple 2026-01-31',
  'Must be a date and time, such as 2026-01-31T09:30:00Z':
    'Doit être une date et une heure, par exemple 2026-01-31T09:30:00Z',
  'Must be a time, such as 09:30:00Z': 'Doit être une heure, par exemple 09:30:00Z',
  'Must be an email address': 'Doit être une adresse e-mail',
  'Must be a full URL, such as https://example.com':
    'Doit être une URL complète, par exemple https://example.com',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000':
    'Doit être un UUID, par exemple 123e4567-e89b-12d3-a456-426614174000',
  'Must be an IPv4 address, such as 192.0.2.1': 'Doit être une adresse IPv4, par exemple 192.0.2.1',
  'Must be an IPv6 address, such as 2001:db8::1': 'Doit être une adresse IPv6, par exemple 2001:db8::1',
  // The types in that, which are listed with “or”.
  'Must be {type}': 'Doit être {type}',
  'a string': 'un texte',
  'a number': 'un nombre',
  'an integer': 'un nombre entier',
  'true or false': 'true ou false',
  'an object': 'un objet',
  'an array': 'une liste',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column})': '{mistake} (ligne {line}, colonne {column})',
  'Comments are not allowed in JSON': 'JSON n’admet pas de commentaires',
  'Missing {end} for the {start} on line {line}': 'Il manque {end} pour {start} à la ligne {line}',
  'Unexpected {sign} after the end of the JSON': 'Rien ne peut suivre la fin, mais {sign} s’y trouve',
  'Expected {sign}': '{sign} est attendu ici',
  'Missing comma before {word}': 'Il manque une virgule avant {word}',
  'Comma not allowed before {sign}': 'Il ne doit pas y avoir de virgule avant {sign}',
  'Missing colon after {name}': 'Il manque un deux-points après {name}',
  'Missing colon after the key': 'Il manque un deux-points après le nom',
  'Missing value': 'Il manque une valeur',
  'Missing value after the comma': 'Il manque une valeur après la virgule',
  'Missing value after the colon': 'Il manque une valeur après le deux-points',
  'Missing value after {name}': 'Il manque une valeur après {name}',
  'JSON allows only double quotes': 'JSON n’admet que les guillemets doubles',
  'The key {word} must be in double quotes': 'Le nom {word} doit être entre guillemets doubles',
  'Expected a key in double quotes': 'Il manque un nom entre guillemets doubles',
  '{word} is not allowed in JSON': '{word} n’existe pas en JSON',
  'Use {known} instead of {word}': '{word} n’existe pas en JSON ; utilisez {known}',
  '{word} is not a valid JSON number': '{word} n’est pas un nombre écrit en JSON',
  '{word} must be in double quotes': '{word} doit être entre guillemets doubles',
  'A value cannot begin with {sign}': 'Une valeur ne peut pas commencer par {sign}',
  'Missing closing quote on this line': 'Il manque le guillemet fermant sur cette ligne',
  'Control characters must be escaped as {written}': 'Un caractère de contrôle doit s’écrire {written}',
  '{unknown} is not a valid escape; write a backslash as \\\\':
    '{unknown} est inconnu en JSON ; une barre oblique inverse s’écrit \\\\',
  'Missing closing quote': 'Il manque le guillemet fermant',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'This request goes directly from your browser to {host}.':
    'Part directement de votre navigateur vers {host}.',
  'This request goes through this site’s relay. {why}': 'Cette requête passe par le relais de ce site. {why}',
  'Your browser cannot send this request. {why} {limit} Use this cURL command:':
    'Votre navigateur ne peut pas envoyer cette requête. {why} {limit} Utilisez cette commande cURL :',
  'Browsers cannot send a {method} request with a body.':
    'Les navigateurs ne peuvent pas envoyer de requête {method} avec un corps.',
  'Browsers cannot send a {method} request.': 'Les navigateurs ne peuvent pas envoyer de requête {method}.',
  'Browsers resolve the “.” and “..” in the path.':
    'Les navigateurs résolvent les « . » et « .. » du chemin.',
  'Browsers do not let an HTTPS page call {host} over HTTP.':
    'Les navigateurs n’autorisent pas une page HTTPS à appeler {host} en HTTP.',
  '{host} does not allow requests from other sites (CORS).':
    '{host} n’autorise pas les requêtes venant d’autres sites (CORS).',
  'This site does not use a relay.': 'Ce site n’utilise pas de relais.',
  'This site’s relay is not available.': 'Le relais de ce site n’est pas disponible.',
  'The relay does not call server URLs entered by hand.':
    'Le relais n’appelle pas les URL de serveur saisies à la main.',
  'The relay cannot send it either.': 'Le relais ne peut pas l’envoyer non plus.',
  'The body is too large for the relay, which accepts up to 1 MB.':
    'Le corps est trop volumineux pour le relais, qui accepte 1 Mo au maximum.',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Annuler',
  Waiting: 'En attente',
  'The request was sent': 'La requête a été envoyée',
  'Copy cURL command': 'Copier la commande cURL',
  'Send through the relay': 'Envoyer par le relais',
  '{title}. {message}': '{title}. {message}',
  Canceled: 'Annulé',
  'The request may still have reached the server.': 'La requête est peut-être tout de même arrivée.',
  'No response': 'Pas de réponse',
  'The request timed out. It may still have reached the server.':
    'Aucune n’est arrivée à temps : la requête a été abandonnée. Elle est peut-être arrivée.',
  '{host} did not respond. It may be down, or your browser cannot reach it.':
    '{host} n’a pas répondu : hors service, ou hors de portée de votre navigateur.',
  'The connection to {host} was lost. The request may have reached the server.':
    'La connexion avec {host} a été interrompue. La requête est peut-être arrivée.',
  'Not sent': 'Non envoyé',
  'The connection to this site was lost. Try again.':
    'La connexion à ce site a été interrompue. Veuillez réessayer.',
  'A file can no longer be read, or the response was interrupted.':
    'Un fichier n’est plus lisible, ou la réponse s’est interrompue.',
  'Response not readable': 'Réponse illisible',
  '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.':
    '{host} n’autorise pas les navigateurs venant d’autres sites (CORS). La requête est peut-être arrivée ; la renvoyer pourrait l’exécuter deux fois.',
  '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.':
    '{host} n’autorise pas les navigateurs venant d’autres sites (CORS) : la requête est donc passée par le relais de ce site.',
  'Refused by the relay': 'Refusé par le relais',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'La réponse n’a pas de corps.',
  'Truncated at {size}: this is the relay’s limit.': 'Coupé à {size} : le relais ne transmet rien de plus.',
  'Canceled after {size}.': 'Annulé après {size}.',
  'The connection was lost after {size}.': 'La connexion a été interrompue après {size}.',
  'This is not valid JSON: see line {line}, column {column}.':
    'Ce JSON n’est pas valide : voir ligne {line}, colonne {column}.',
  'Show {count} more ({left} left)': 'Afficher {count} de plus ({left} restants)',
  'Show more ({size} left)': 'Afficher la suite ({size} restants)',
  'Showing the last {shown} of {count}. Select Raw to see all.':
    'Les {shown} derniers sur {count}. « Brut » les affiche tous.',
  '{facts}. This browser cannot show it.': '{facts}. Ce navigateur ne peut pas l’afficher.',
  Download: 'Télécharger',
  'Restore request:': 'Remplir à nouveau :',
  'Show secrets': 'Afficher les secrets',
  'Exactly as the relay sent it.': 'Exactement comme le relais l’a envoyée.',
  'The relay adds the headers in gray. After you send, the exact request is shown here.':
    'Le relais ajoute ce qui est en gris. Ce qu’il a envoyé s’affiche ici ensuite.',
  'cURL adds the headers in gray, plus User-Agent and Accept.':
    'cURL ajoute ce qui est en gris, ainsi que User-Agent et Accept.',
  'The browser adds the headers in gray, and others that a page cannot read: {headers}.':
    'Le navigateur ajoute ce qui est en gris, ainsi que d’autres en-têtes dont aucune page ne peut voir la valeur : {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.':
    'Le relais ne répond qu’aux noms de son propre site. Un site publié indique son adresse par « siteUrl » dans site.json.',
  'The relay accepts only POST requests.': 'Le relais reçoit ses messages par POST.',
  'The relay accepts messages only from pages of its own site.':
    'Le relais n’accepte que les messages des pages de son propre site.',
  'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.':
    'Le relais n’accepte que les messages dont le navigateur indique qu’ils sont de même origine. Il l’indique en https et sur localhost.',
  'The relay accepts only application/json.': 'Le relais accepte application/json.',
  'The relay does not accept messages with a content encoding.':
    'Le relais n’accepte que les messages sans encodage.',
  'Too many requests within a minute. Wait a moment.': 'Trop de requêtes en une minute. Patientez un peu.',
  'Too many requests at the same time. Wait until one has finished.':
    'Trop de requêtes simultanées. Attendez que l’une d’elles soit terminée.',
  'The relay is handling too many requests. Wait until one of yours has finished.':
    'Le relais traite trop de requêtes simultanées. Attendez que l’une des vôtres soit terminée.',
  'The message did not arrive in time.': 'Le message n’est pas arrivé à temps.',
  'The message is incomplete.': 'Le message s’est interrompu avant sa fin.',
  'The message is not a JSON object.': 'Le message n’est pas un objet JSON.',
  'The message has a missing or invalid field.':
    'Il manque quelque chose au message, ou un de ses éléments est d’un autre type.',
  'The relay cannot create a request from this message.':
    'Le relais ne peut pas construire de requête à partir de ce message.',
  'This operation is not documented on this site. Reload the page.':
    'Ce site ne documente aucune opération de ce type. Rechargez la page.',
  'The relay calls only servers listed in the documentation.':
    'Le relais n’appelle que les serveurs indiqués dans la documentation.',
  'The relay calls only servers with an http or https URL and a plain host name.':
    'Le relais appelle les serveurs dont l’URL est composée de http ou https et d’un nom d’hôte.',
  'The relay calls its own site only when the site runs on this machine.':
    'Le relais n’appelle le site dont il fait partie que tant que celui-ci est servi sur cette machine.',
  'The relay sends only cookies that the operation declares.':
    'Le relais n’envoie que les cookies déclarés par l’opération.',
  'The operation does not use this authorization.': 'L’opération n’a pas cette autorisation.',
  'The operation does not accept a body.': 'L’opération n’accepte pas de corps.',
  'The multipart boundary is not valid.': 'La délimitation (boundary) n’est pas celle d’un corps multipart.',
  'A value in the path must not contain a "." or ".." segment.':
    'Une valeur du chemin mènerait à un autre chemin.',
  'The URL and headers of the request are too large.':
    'L’URL et les en-têtes de la requête dépassent ce que les serveurs acceptent.',
  // The same with values in it.
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.':
    '{host} désigne une adresse hors de l’Internet public. Un serveur privé s’appelle par son adresse IP ou par localhost.',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.':
    '{host} n’appartient pas à l’Internet public. Le relais ne l’appelle que tant que le site est servi sur cette machine.',
  '{host} is an address that the relay never calls.':
    '{host} est une adresse que le relais n’appelle jamais.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'Le relais n’envoie pas l’en-tête {name}. Laissez-le vide ou envoyez la requête avec cURL.',
  'The relay does not send {method} requests.': 'Le relais n’envoie pas {method}.',
  'The header {name} contains a character that is not allowed in headers.':
    'L’en-tête {name} contient un caractère interdit dans un en-tête.',
  'The path has no value for {name}.': 'Le chemin n’a pas de valeur pour {name}.',
  'The relay does not call port {port}, which browsers also block.':
    'Le relais n’appelle pas le port {port}, que les navigateurs refusent aussi.',
  'The relay does not recognize "{name}".': 'Le relais ne connaît pas « {name} ».',
  'The relay does not accept "{value}" for the server variable "{name}".':
    'La variable de serveur « {name} » ne peut pas être « {value} » dans le relais.',
  'The operation has no parameter "{name}".': 'L’opération n’a pas de paramètre « {name} ».',
  'The value of "{name}" contains a line break or control character.':
    'La valeur de « {name} » contient un saut de ligne ou un caractère de contrôle.',
  'The operation does not use the credential "{name}".':
    'L’opération ne demande pas d’identifiant « {name} ».',
  'The operation does not accept a body of type "{type}".':
    'L’opération n’accepte pas de corps de type « {type} ».',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'Le relais envoie des corps de {size} Mo au maximum. Envoyez-en un plus volumineux avec cURL.',
  '{host} did not respond within {seconds} seconds.': '{host} n’a pas répondu en {seconds} secondes.',
  'The host name {host} could not be found. Check the server URL.':
    'Le nom {host} est inconnu. Vérifiez l’adresse du serveur.',
  '{host} refused the connection; no server is listening there.':
    '{host} a refusé la connexion ; aucun service n’y est à l’écoute.',
  '{host} closed the connection.': '{host} a interrompu la connexion.',
  '{host} closed the connection ({code}).': '{host} a interrompu la connexion ({code}).',
  'The relay cannot reach {host}.': '{host} est inaccessible d’ici.',
  '{host} did not accept the connection in time.': '{host} n’a pas accepté la connexion à temps.',
  '{host} sent headers that are too large.': '{host} a répondu avec des en-têtes trop volumineux.',
  'The certificate of {host} has expired.': '{host} a un certificat expiré.',
  'The certificate of {host} is for a different host name.':
    '{host} a un certificat établi pour un autre nom.',
  'The certificate of {host} is not signed by a trusted authority.':
    '{host} a un certificat qu’aucune autorité connue n’a signé.',
  '{host} did not follow the TLS protocol.': '{host} ne respecte pas le protocole TLS.',
  '{host} did not send a valid HTTP response.': '{host} a répondu par autre chose que du HTTP.',
  '{host} closed the connection or did not send a valid HTTP response.':
    '{host} a interrompu la connexion ou répondu par autre chose que du HTTP.',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.':
    '{host} a interrompu la connexion, n’a pas de certificat valide ou a répondu par autre chose que du HTTP.',
  // Comments of request samples, on one line.
  'Set {name} to your own value.': '{name} : votre propre valeur.',
  'Set {names} to your own values.': '{names} : vos propres valeurs.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Les navigateurs ne peuvent pas envoyer de requêtes {method} avec un corps : fetch() les refuse.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Les navigateurs ne peuvent pas envoyer de requêtes {method} : fetch() les refuse.',
  'Filled in from the response to {title}.': 'Rempli d’après la réponse de {title}.',
  'Use {value} from the response to {title}': 'Utiliser {value} de la réponse de {title}',
  'Send it from a server, here with Node.js.': 'À envoyer depuis un serveur, ici avec Node.js.',
  '{client} does not send the body of a {method} request; {other} does.':
    '{client} refuse le corps d’une requête {method}, {other} l’envoie.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Les scripts ne peuvent pas définir Cookie : le navigateur envoie les cookies qu’il a pour le site de l’API.',
  'Scripts cannot set {name}: the browser sets it or leaves it out.':
    'Les scripts ne peuvent pas définir {name} : le navigateur s’en charge, ou n’en envoie pas.',
  '{client} resolves the "." and ".." in this path, so it requests a different path.':
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
  'Must have at least {count} characters': {
    one: 'Doit comporter au moins {count} caractère',
    many: 'Doit comporter au moins {count} caractères',
    other: 'Doit comporter au moins {count} caractères',
  },
  'Must have at most {count} characters': {
    one: 'Doit comporter au plus {count} caractère',
    many: 'Doit comporter au plus {count} caractères',
    other: 'Doit comporter au plus {count} caractères',
  },
  'Must have at least {count} items': {
    one: 'Doit comporter au moins {count} élément',
    many: 'Doit comporter au moins {count} éléments',
    other: 'Doit comporter au moins {count} éléments',
  },
  'Must have at most {count} items': {
    one: 'Doit comporter au plus {count} élément',
    many: 'Doit comporter au plus {count} éléments',
    other: 'Doit comporter au plus {count} éléments',
  },
  'Must have at least {count} fields': {
    one: 'Doit comporter au moins {count} champ',
    many: 'Doit comporter au moins {count} champs',
    other: 'Doit comporter au moins {count} champs',
  },
  'Must have at most {count} fields': {
    one: 'Doit comporter au plus {count} champ',
    many: 'Doit comporter au plus {count} champs',
    other: 'Doit comporter au plus {count} champs',
  },
  'Must contain at least {count} matching items': {
    one: 'Doit comporter au moins {count} élément du type décrit',
    many: 'Doit comporter au moins {count} éléments du type décrit',
    other: 'Doit comporter au moins {count} éléments du type décrit',
  },
  'Must contain at most {count} matching items': {
    one: 'Doit comporter au plus {count} élément du type décrit',
    many: 'Doit comporter au plus {count} éléments du type décrit',
    other: 'Doit comporter au plus {count} éléments du type décrit',
  },
  'Must be one of: {values}, and {count} more': {
    one: 'Doit être l’une de ces valeurs : {values} et {count} autre',
    many: 'Doit être l’une de ces valeurs : {values} et {count} autres',
    other: 'Doit être l’une de ces valeurs : {values} et {count} autres',
  },
  // Which way a request goes.
  'Browsers do not let pages set the headers {names}.': {
    one: 'Les navigateurs ne laissent aucune page définir l’en-tête {names}.',
    many: 'Les navigateurs ne laissent aucune page définir les en-têtes {names}.',
    other: 'Les navigateurs ne laissent aucune page définir les en-têtes {names}.',
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
  '<{count} more bytes>': {
    one: '<{count} octet de plus>',
    many: '<{count} octets de plus>',
    other: '<{count} octets de plus>',
  },
};

export default translations;
