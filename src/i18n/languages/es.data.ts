import type { Translations } from '../translate.ts';

/** Spanish. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Ir al contenido',
  Site: 'Sitio',
  Home: 'Inicio',
  Menu: 'Menú',
  'Switch color mode': 'Cambiar el modo de color',
  Version: 'Versión',
  Product: 'Producto',
  'Choose a product': 'Elija un producto',
  'Updated {date}': 'Actualizado: {date}',
  'Page language': 'Idioma de la página',
  'This page has not been translated yet.': 'Esta página aún no se ha traducido.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'En esta página',
  Contents: 'Contenido',
  Footer: 'Pie de página',
  'Page actions': 'Acciones de la página',
  'Subscribe to the feed': 'Suscribirse al feed',
  'View as Markdown': 'Ver como Markdown',
  'Suggest an edit': 'Sugerir un cambio',
  'Raise an issue': 'Informar de un problema',
  'Download OpenAPI document': 'Descargar el documento de OpenAPI',
  'Open menu': 'Abrir el menú',
  Sections: 'Secciones',
  'Previous and next page': 'Página anterior y siguiente',
  Previous: 'Anterior',
  Next: 'Siguiente',
  'Was this page helpful?': '¿Ha sido útil esta página?',
  Yes: 'Sí',
  No: 'No',
  Breadcrumb: 'Ruta de navegación',
  Deprecated: 'Obsoleto',
  'Copy page': 'Copiar la página',
  'More page actions': 'Más acciones de la página',
  'Open in {name}': 'Abrir en {name}',
  'Connect to {name}': 'Conectar con {name}',
  'Copy MCP server URL': 'Copiar la URL del servidor MCP',
  'Copy MCP install command': 'Copiar el comando de instalación de MCP',
  'Read {url} so that I can ask questions about it.':
    'Lee {url} para que pueda hacerte preguntas sobre ello.',
  'Side panel': 'Panel lateral',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Página no encontrada',
  'Page moved': 'Página movida',
  'Continue to {url}': 'Continuar a {url}',
  'This page does not exist': 'Esta página no existe',
  'There is no page at {address}. It may have been moved, or the link may be mistyped.':
    'No hay nada publicado en {address}. Es posible que la página se haya movido o que el enlace contenga un error.',
  'this address': 'esta dirección',
  'Go to the home page': 'Ir a la página principal',
  // Pages of the API reference as a whole.
  Schema: 'Esquema',
  'Used by': 'Se usa en',
  Groups: 'Grupos',
  Operations: 'Operaciones',
  Schemas: 'Esquemas',
  'No matches found.': 'Nada en la lista contiene estas palabras.',
  'Sign in': 'Iniciar sesión',
  'Client credentials': 'Credenciales de cliente',
  'Sign in on another device': 'Iniciar sesión en otro dispositivo',
  'Get a token': 'Obtener un token',
  'OAuth flow': 'Flujo de OAuth',
  'Client ID': 'ID de cliente',
  'Client secret': 'Secreto de cliente',
  'Redirect URI': 'URI de redirección',
  'You can close this window.': 'Puede cerrar esta ventana.',
  'What you enter and the responses are kept until you close this tab.':
    'Lo que escriba y lo que se responda se conserva hasta cerrar esta pestaña.',
  Forget: 'Olvidar',
  'Send anyway': 'Enviar de todos modos',
  'Send {method}': 'Enviar {method}',
  'Send (cannot be undone)': 'Enviar (irreversible)',
  View: 'Vista',
  'Switch view': 'Vista',
  Reference: 'Referencia',
  'Try it': 'Probar',
  'A webhook: the API sends this request to you.': 'Un webhook: la API le envía esta solicitud.',
  'Verify the request': 'Verificar la solicitud',
  'Compute the signature of the body with your secret. Trust the request only if it matches {header}.':
    'Calcule la firma del cuerpo con su secreto y confíe en la solicitud solo si {header} contiene la misma.',
  'The signature is the HMAC-SHA256 of {content}, as defined by {standard}.':
    'La firma es HMAC-SHA256 de {content}, como indica {standard}.',
  // Components of pages.
  Note: 'Nota',
  Info: 'Información',
  Tip: 'Consejo',
  Success: 'Éxito',
  Warning: 'Advertencia',
  Danger: 'Peligro',
  Details: 'Detalles',
  Fields: 'Campos',
  Announcement: 'Anuncio',
  'Close this announcement': 'Cerrar este anuncio',
  Update: 'Actualización',
  Tags: 'Etiquetas',
  'Copy code': 'Copiar el código',
  'Copy prompt': 'Copiar el prompt',
  'Copy {text}': 'Copiar {text}',
  'Open in {application}': 'Abrir en {application}',
  Prompt: 'Prompt',
  'Add a header, query parameter, or cookie': 'Añadir una cabecera, un parámetro de consulta o una cookie',
  'Include in request': 'Enviar esto',
  Location: 'Dónde se envía',
  Name: 'Nombre',
  'Pick date and time': 'Elegir fecha y hora',
  'The relay sends only what the API description defines.':
    'El proxy solo envía lo que define la descripción de la API.',
  'Send again': 'Enviar de nuevo',
  'Compare with previous request': 'Comparar con la solicitud anterior',
  'No differences.': 'Se envió lo mismo.',
  'Form width': 'Ancho del formulario',
  Request: 'Solicitud',
  Response: 'Respuesta',
  'Select tab': 'Seleccionar pestaña',
  More: 'Más',
  'Show fewer lines': 'Mostrar menos líneas',
  'Show this page for': 'Mostrar esta página para',
  Formula: 'Fórmula',
  light: 'claro',
  dark: 'oscuro',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': 'en {place}',
  '{type} in {place}': '{type} en {place}',
  required: 'obligatorio',
  optional: 'opcional',
  deprecated: 'obsoleto',
  Default: 'Valor predeterminado',
  'One of': 'Uno de',
  'Allowed values': 'Valores permitidos',
  Example: 'Ejemplo',
  // What the compiler adds to a page (`PageMessage`).
  Done: 'Hecho',
  'To do': 'Pendiente',
  Table: 'Tabla',
  'Table ({number})': 'Tabla ({number})',
  'Table: {columns}': 'Tabla: {columns}',
  'Table: {columns} ({number})': 'Tabla: {columns} ({number})',
  'Formula {number}': 'Fórmula {number}',
  'Link to this section': 'Enlace a esta sección',
  Footnotes: 'Notas al pie',
  'Back to reference {number}': 'Volver a la referencia {number}',
  'Code {number}': 'Código {number}',
  'Tab {number}': 'Pestaña {number}',
  // What a diagram without a title is called.
  Flowchart: 'Diagrama de flujo',
  'Sequence diagram': 'Diagrama de secuencia',
  'Class diagram': 'Diagrama de clases',
  'Entity relationship diagram': 'Diagrama entidad-relación',
  'State diagram': 'Diagrama de estados',
  Chart: 'Gráfico',
  'Gantt chart': 'Diagrama de Gantt',
  'Pie chart': 'Gráfico circular',
  'User journey': 'Recorrido del usuario',
  'Mind map': 'Mapa mental',
  Timeline: 'Línea de tiempo',
  'Git graph': 'Grafo de Git',
  'Quadrant chart': 'Gráfico de cuadrantes',
  Diagram: 'Diagrama',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: 'Autorización',
  '{one} or {other}': '{one} o bien {other}',
  'API key': 'Clave de API',
  'Bearer token': 'Token Bearer',
  'Mutual TLS': 'TLS mutuo',
  'Format: {form}': 'Formato: {form}',
  Scopes: 'Ámbitos',
  'Path parameters': 'Parámetros de ruta',
  'Query parameters': 'Parámetros de consulta',
  Headers: 'Encabezados',
  Cookies: 'Cookies',
  Body: 'Cuerpo',
  'one of these media types': 'uno de estos tipos de medio',
  'Any content.': 'Cualquier contenido.',
  'No body.': 'Sin cuerpo.',
  Callbacks: 'Callbacks',
  'to {operation}': 'a {operation}',
  Webhook: 'Webhook',
  'Any key': 'Cualquier clave',
  'See {link}': 'Ver {link}',
  'Any of': 'Al menos uno de',
  'One of, depending on {property}': 'Uno de, según {property}',
  'Any of, depending on {property}': 'Al menos uno de, según {property}',
  'OpenAPI document': 'documento de OpenAPI',
  'read-only': 'solo lectura',
  'write-only': 'solo escritura',
  'More documentation': 'Más documentación',
  'Base URLs': 'URL base',
  // What a document says of itself.
  License: 'Licencia',
  Contact: 'Contacto',
  'Terms of service': 'Condiciones del servicio',
  // Groups of operations without a tag.
  Documentation: 'Documentación',
  Overview: 'Información general',
  Endpoints: 'Endpoints',
  Webhooks: 'Webhooks',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: 'Formato',
  'Media type': 'Tipo de medio',
  Encoding: 'Codificación',
  Value: 'Valor',
  'Allowed values, first {shown} of {count}': 'Valores permitidos, los primeros {shown} de {count}',
  Length: 'Longitud',
  Range: 'Intervalo',
  'Multiple of': 'Múltiplo de',
  Items: 'Elementos',
  unique: 'sin duplicados',
  Contains: 'Contiene',
  Properties: 'Propiedades',
  'only those listed': 'ninguna otra',
  Pattern: 'Patrón',
  'Keys match': 'Patrón de las claves',
  Keys: 'Claves',
  'Required with {key}': 'Con {key}, también',
  'Needs exactly one of': 'Requiere exactamente uno de',
  'Needs at least one of': 'Requiere al menos uno de',
  Not: 'Excepto',
  'with {names}': 'con {names}',
  '{low} to {high}': 'de {low} a {high}',
  'exactly {number}': 'exactamente {number}',
  'at least {low}': 'al menos {low}',
  'at most {high}': 'como máximo {high}',
  'more than {low}': 'más de {low}',
  'less than {high}': 'menos de {high}',
  'more than {low}, less than {high}': 'más de {low}, menos de {high}',
  'more than {low}, at most {high}': 'más de {low}, como máximo {high}',
  'at least {low}, less than {high}': 'al menos {low}, menos de {high}',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'URL base',
  'Copy URL': 'Copiar la dirección',
  'Copy link to this request': 'Copiar un enlace a esta solicitud',
  Examples: 'Ejemplos',
  Language: 'Lenguaje',
  'Raw HTTP': 'Solicitud sin formato',
  'In a file: {file}': 'En un archivo: {file}',
  'A file: {type}': 'Un archivo: {type}',
  // The form of a playground.
  'JavaScript is required to send requests. The cURL sample sends the same request from a terminal.':
    'Para enviar una solicitud se necesita JavaScript, que está desactivado. El ejemplo de cURL envía la misma solicitud desde una terminal.',
  'This page was opened from a disk: only servers that let any page ask them (CORS) can be tried from it. The cURL sample sends the same request from a terminal.':
    'Esta página se abrió desde un disco: desde ella solo se pueden probar servidores que aceptan peticiones de cualquier página (CORS). El ejemplo de cURL envía la misma solicitud desde una terminal.',
  Server: 'Servidor',
  'Send a body': 'Enviar un cuerpo',
  'Edit the body as': 'Editar el cuerpo como',
  Form: 'Formulario',
  'Body as JSON': 'Cuerpo como JSON',
  '{name}: variant': '{name}: variante',
  Variant: 'Variante',
  Choose: 'Elegir',
  'Not set': 'Sin definir',
  'Add key-value pair': 'Añadir un par',
  'Add item': 'Añadir un elemento',
  Key: 'Clave',
  Item: 'Elemento',
  Remove: 'Quitar',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'Clave de API en {place}',
  'Username and password': 'Nombre de usuario y contraseña',
  '{scheme} token': 'Token de {scheme}',
  'Client certificate': 'Certificado de cliente',
  None: 'Ninguna',
  '{one} and {other}': '{one} y {other}',
  'Authorize with': 'Autorizar con',
  'The request is sent without credentials.': 'La solicitud se envía sin credenciales.',
  'Your browser provides its own client certificate when it connects.':
    'Su navegador presenta su propio certificado de cliente; lo solicita al establecer la conexión.',
  Username: 'Nombre de usuario',
  Password: 'Contraseña',
  Prefix: 'Prefijo',
  'Show {name}': 'Mostrar {name}',
  'Use the demo token': 'Usar el token de demostración',
  'Show in code samples': 'Mostrar en los ejemplos de código',
  // The card of an answer.
  History: 'Historial',
  Raw: 'Sin formato',
  'Download body': 'Descargar el cuerpo',
  'Copy response': 'Copiar la respuesta',
  'Sent before your last edit': 'Enviada antes del último cambio',
  'No request sent yet. The response will appear here.':
    'Aún no se ha enviado nada. La respuesta se mostrará aquí.',
  'No request sent yet.': 'Aún no se ha enviado nada.',
  'Response body': 'Cuerpo de la respuesta',
  'Sent by your browser, which can read only the headers that the server exposes.':
    'Enviada por el navegador, que solo muestra a una página los encabezados que el servidor le expone.',
  'Requests you send from this page are listed here until you close the tab.':
    'Lo que envía desde esta página aparece aquí hasta que se cierra la pestaña.',
  // The frame of a page and its components.
  '{count} stars': { one: '{count} estrella', many: '{count} estrellas', other: '{count} estrellas' },
  '{count} operations': {
    one: '{count} operación',
    many: '{count} operaciones',
    other: '{count} operaciones',
  },
  'Show all {count} lines': {
    one: 'Mostrar {count} línea',
    many: 'Mostrar las {count} líneas',
    other: 'Mostrar las {count} líneas',
  },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { one: '{count} campo', many: '{count} campos', other: '{count} campos' },
  '{count} headers': { one: '{count} encabezado', many: '{count} encabezados', other: '{count} encabezados' },
  '{count} links': { one: '{count} enlace', many: '{count} enlaces', other: '{count} enlaces' },
  '{count} other options': {
    one: '{count} opción más',
    many: '{count} opciones más',
    other: '{count} opciones más',
  },
  '{count} fields omitted to keep this page short. See {document}.': {
    one: '{count} campo omitido para que esta página sea breve: ver el {document}.',
    many: '{count} campos omitidos para que esta página sea breve: ver el {document}.',
    other: '{count} campos omitidos para que esta página sea breve: ver el {document}.',
  },
  '{count} more fields omitted to keep this page short. See {document}.': {
    one: '{count} campo más, omitido para que esta página sea breve: ver el {document}.',
    many: '{count} campos más, omitidos para que esta página sea breve: ver el {document}.',
    other: '{count} campos más, omitidos para que esta página sea breve: ver el {document}.',
  },
  Copied: 'Copiado',
  // The reader's tools around a page.
  'Link copied': 'Enlace copiado',
  'Not copied': 'No se ha copiado',
  Filter: 'Filtrar',
  'Filter: {name}': 'Filtrar: {name}',
  'Close menu': 'Cerrar el menú',
  'Enlarge: {image}': 'Ampliar: {image}',
  'Enlarge image': 'Ampliar la imagen',
  Image: 'Imagen',
  Close: 'Cerrar',
  'Pages with a similar address': 'Páginas con una dirección similar',
  'Copy link to Markdown': 'Copiar el enlace al Markdown',
  'Your {name}, kept until you close this tab':
    'Su valor de {name}, que se guarda hasta que se cierre esta pestaña',
  Suggestions: 'Sugerencias',
  'Use the window that opened to sign in.': 'Inicie sesión en la ventana que se ha abierto.',
  'The window was closed before you signed in.': 'La ventana se cerró antes de iniciar sesión.',
  'The response belongs to a different sign-in and was ignored. Try again.':
    'La respuesta pertenece a otro inicio de sesión, así que no se usó. Inténtelo de nuevo.',
  'Signing in requires a page served over HTTPS.': 'Para iniciar sesión, la página debe venir por https.',
  'Open {url} and enter {code}.': 'Abra {url} e introduzca {code}.',
  '{host} says: {reason}': '{host} dice: {reason}',
  '{host} did not respond, or does not allow this site to read its responses.':
    '{host} no respondió, o no permite que este sitio lea sus respuestas.',
  'The token is valid until {time}.': 'El token es válido hasta las {time}.',
  'Token received.': 'El token está listo.',
  'The token has expired. Get a new one.': 'El token ha caducado. Obtenga uno nuevo.',
  // The question whether a page helped.
  'Your feedback could not be sent. Please try again.': 'No se ha podido enviar. Vuelva a intentarlo.',
  'Thank you.': 'Gracias.',
  'What helped you? (optional)': '¿Qué ha resultado útil? (opcional)',
  'What was missing? (optional)': '¿Qué faltaba? (opcional)',
  Send: 'Enviar',
  'Thank you for your comment.': 'Gracias por su comentario.',
  // The search.
  Search: 'Buscar',
  'Searching…': 'Buscando…',
  'The search could not be loaded.': 'No se ha podido cargar la búsqueda.',
  'Try again': 'Reintentar',
  'The search needs a connection, and this device is offline.':
    'La búsqueda necesita conexión y este dispositivo no la tiene.',
  'The search service cannot be reached.': 'No se puede acceder al servicio de búsqueda.',
  'The search service answers with an error: {reason}':
    'El servicio de búsqueda responde con un error: {reason}',
  'No pages found': 'Ninguna página',
  '{count} or more pages': '{count} páginas o más',
  '{count} or more pages in {version}': '{count} páginas o más en {version}',
  'No results for “{query}” here. Search everything, or try different words.':
    'No hay resultados para {query} aquí. Busque en todo o pruebe con otras palabras.',
  'No results for “{query}”. Try different or fewer words.':
    'No hay resultados para {query}. Pruebe con otras palabras o con menos.',
  'Recent pages': 'Abiertas recientemente',
  'Recent searches': 'Búsquedas recientes',
  'Suggested pages': 'Páginas sugeridas',
  'Updated since your last visit': 'Actualizado desde su última visita',
  'Close search (Esc)': 'Cerrar la búsqueda con Esc',
  Everything: 'Todo',
  Clear: 'Borrar',
  Pages: 'Páginas',
  'Search in': 'Buscar en',
  Navigate: 'Navegar',
  Open: 'Abrir',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Quitar el par {number}',
  'Remove item {number}': 'Quitar el elemento {number}',
  'Item {number}': 'Elemento {number}',
  Required: 'Obligatorio',
  'Choose a file': 'Elija un archivo',
  '{field}: {mistake}': '{field}: {mistake}',
  'Must start with http:// or https://': 'Debe empezar por http:// o https://',
  'Contains a character that is not allowed in a header':
    'Contiene un carácter no permitido en los encabezados',
  // What the schema of a value does not allow.
  'Not allowed here': 'No se permite aquí',
  'Matches more than one option; must match exactly one':
    'Coincide con más de una variante; debe coincidir exactamente con una',
  'This value is not allowed': 'Es un valor no permitido',
  'Required when {field} is set': 'Es obligatorio junto con {field}',
  'Invalid name: {mistake}': 'Su nombre no es válido: {mistake}',
  'Must not contain duplicate items': 'No debe contener el mismo elemento dos veces',
  'Must match the pattern {pattern}': 'Debe coincidir con el patrón {pattern}',
  'Must not be empty': 'No debe estar vacío',
  'Must be at least {bound}': 'Debe ser mayor o igual que {bound}',
  'Must be at most {bound}': 'Debe ser menor o igual que {bound}',
  'Must be more than {bound}': 'Debe ser mayor que {bound}',
  'Must be less than {bound}': 'Debe ser menor que {bound}',
  'Must be a multiple of {bound}': 'Debe ser múltiplo de {bound}',
  'Must be {value}': 'Debe ser {value}',
  'Must be one of: {values}': 'Debe ser uno de estos valores: {values}',
  'Must be a date, such as 2026-01-31': 'Debe ser una fecha, como 2026-01-31',
  'Must be a date and time, such as 2026-01-31T09:30:00Z':
    'Debe ser una fecha y hora, como 2026-01-31T09:30:00Z',
  'Must be a time, such as 09:30:00Z': 'Debe ser una hora, como 09:30:00Z',
  'Must be an email address': 'Debe ser una dirección de correo electrónico',
  'Must be a full URL, such as https://example.com': 'Debe ser una URL completa, como https://example.com',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000':
    'Debe ser un UUID, como 123e4567-e89b-12d3-a456-426614174000',
  'Must be an IPv4 address, such as 192.0.2.1': 'Debe ser una dirección IPv4, como 192.0.2.1',
  'Must be an IPv6 address, such as 2001:db8::1': 'Debe ser una dirección IPv6, como 2001:db8::1',
  // The types in that, which are listed with “or”.
  'Must be {type}': 'Debe ser {type}',
  'a string': 'texto',
  'a number': 'un número',
  'an integer': 'un número entero',
  'true or false': 'true o false',
  'an object': 'un objeto',
  'an array': 'una lista',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column})': '{mistake} (línea {line}, columna {column})',
  'Comments are not allowed in JSON': 'JSON no admite comentarios',
  'Missing {end} for the {start} on line {line}': 'Falta {end} para {start} en la línea {line}',
  'Unexpected {sign} after the end of the JSON': 'Después del final no puede haber nada, pero hay {sign}',
  'Expected {sign}': 'Aquí debe haber {sign}',
  'Missing comma before {word}': 'Falta una coma antes de {word}',
  'Comma not allowed before {sign}': 'No debe haber una coma antes de {sign}',
  'Missing colon after {name}': 'Faltan dos puntos después de {name}',
  'Missing colon after the key': 'Faltan dos puntos después del nombre',
  'Missing value': 'Falta un valor',
  'Missing value after the comma': 'Falta un valor después de la coma',
  'Missing value after the colon': 'Falta un valor después de los dos puntos',
  'Missing value after {name}': 'Falta un valor después de {name}',
  'JSON allows only double quotes': 'JSON solo admite comillas dobles',
  'The key {word} must be in double quotes': 'El nombre {word} debe ir entre comillas dobles',
  'Expected a key in double quotes': 'Falta un nombre entre comillas dobles',
  '{word} is not allowed in JSON': '{word} no existe en JSON',
  'Use {known} instead of {word}': '{word} no existe en JSON; se escribe {known}',
  '{word} is not a valid JSON number': '{word} no es un número escrito como en JSON',
  '{word} must be in double quotes': '{word} debe ir entre comillas dobles',
  'A value cannot begin with {sign}': 'Un valor no puede empezar por {sign}',
  'Missing closing quote on this line': 'Falta la comilla de cierre en esta línea',
  'Control characters must be escaped as {written}': 'Un carácter de control debe escribirse como {written}',
  '{unknown} is not a valid escape; write a backslash as \\\\':
    '{unknown} no existe en JSON; una barra invertida se escribe \\\\',
  'Missing closing quote': 'Falta la comilla de cierre',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'This request goes directly from your browser to {host}.':
    'Se envía directamente desde su navegador hacia {host}.',
  'This request goes through this site’s relay. {why}':
    'Esta solicitud pasa por el proxy de este sitio. {why}',
  'Your browser cannot send this request. {why} {limit} Use this cURL command:':
    'Su navegador no puede enviar esta solicitud. {why} {limit} Use este comando de cURL:',
  'Browsers cannot send a {method} request with a body.':
    'Los navegadores no pueden enviar una solicitud {method} con cuerpo.',
  'Browsers cannot send a {method} request.': 'Los navegadores no pueden enviar una solicitud {method}.',
  'Browsers resolve the “.” and “..” in the path.':
    'Los navegadores resuelven los segmentos «.» y «..» de la ruta.',
  'Browsers do not let an HTTPS page call {host} over HTTP.':
    'Los navegadores no permiten que una página HTTPS llame a {host} por HTTP.',
  '{host} does not allow requests from other sites (CORS).':
    '{host} no permite solicitudes desde otros sitios (CORS).',
  'This site does not use a relay.': 'Este sitio no usa ningún proxy.',
  'This site’s relay is not available.': 'El proxy de este sitio no está disponible.',
  'The relay does not call server URLs entered by hand.':
    'El proxy no llama a URL de servidor escritas a mano.',
  'The relay cannot send it either.': 'El proxy tampoco puede enviarla.',
  'The body is too large for the relay, which accepts up to 1 MB.':
    'El cuerpo es demasiado grande para el proxy, que acepta hasta 1 MB.',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Cancelar',
  Waiting: 'Esperando',
  'The request was sent': 'Se ha enviado la solicitud',
  'Copy cURL command': 'Copiar el comando de cURL',
  'Send through the relay': 'Enviar a través del proxy',
  '{title}. {message}': '{title}. {message}',
  Canceled: 'Cancelado',
  'The request may still have reached the server.':
    'Es posible que la solicitud haya llegado de todos modos.',
  'No response': 'Sin respuesta',
  'The request timed out. It may still have reached the server.':
    'No llegó ninguna a tiempo y se dejó de esperar. Es posible que la solicitud haya llegado.',
  '{host} did not respond. It may be down, or your browser cannot reach it.':
    '{host} no respondió: está fuera de servicio o fuera del alcance de su navegador.',
  'The connection to {host} was lost. The request may have reached the server.':
    'Se interrumpió la conexión con {host}. Es posible que la solicitud haya llegado.',
  'Not sent': 'No enviado',
  'The connection to this site was lost. Try again.':
    'Se interrumpió la conexión con este sitio. Vuelva a intentarlo.',
  'A file can no longer be read, or the response was interrupted.':
    'Un archivo ya no se puede leer o la respuesta se interrumpió.',
  'Response not readable': 'Respuesta no legible',
  '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.':
    '{host} no permite el acceso desde navegadores en otros sitios (CORS). Es posible que la solicitud haya llegado; si se vuelve a enviar, podría ejecutarse dos veces.',
  '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.':
    '{host} no permite el acceso desde navegadores en otros sitios (CORS), por lo que la solicitud pasó por el proxy de este sitio.',
  'Refused by the relay': 'Rechazado por el proxy',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'La respuesta no tiene cuerpo.',
  'Truncated at {size}: this is the relay’s limit.': 'Cortado a los {size}: el proxy no transmite más.',
  'Canceled after {size}.': 'Cancelado después de {size}.',
  'The connection was lost after {size}.': 'La conexión se interrumpió después de {size}.',
  'This is not valid JSON: see line {line}, column {column}.':
    'No es JSON válido: ver línea {line}, columna {column}.',
  'Show {count} more ({left} left)': 'Mostrar {count} más (quedan {left})',
  'Show more ({size} left)': 'Mostrar más (quedan {size})',
  'Showing the last {shown} of {count}. Select Raw to see all.':
    'Los últimos {shown} de {count}. «Sin formato» los muestra todos.',
  '{facts}. This browser cannot show it.': '{facts}. Este navegador no puede mostrarlo.',
  Download: 'Descargar',
  'Restore request:': 'Volver a rellenar:',
  'Show secrets': 'Mostrar los secretos',
  'Exactly as the relay sent it.': 'Exactamente como la envió el proxy.',
  'The relay adds the headers in gray. After you send, the exact request is shown here.':
    'El proxy añade lo que está en gris. Lo que haya enviado se muestra aquí después.',
  'cURL adds the headers in gray, plus User-Agent and Accept.':
    'cURL añade lo que está en gris, además de User-Agent y Accept.',
  'The browser adds the headers in gray, and others that a page cannot read: {headers}.':
    'El navegador añade lo que está en gris, además de otros encabezados cuyos valores ninguna página puede ver: {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.':
    'El proxy solo responde a los nombres de su propio sitio. Un sitio publicado indica su dirección como «siteUrl» en site.json.',
  'The relay accepts only POST requests.': 'El proxy recibe sus mensajes por POST.',
  'The relay accepts messages only from pages of its own site.':
    'El proxy solo acepta mensajes de las páginas de su propio sitio.',
  'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.':
    'El proxy solo acepta mensajes cuando el navegador indica que son del mismo origen. Lo indica en https y en localhost.',
  'The relay accepts only application/json.': 'El proxy acepta application/json.',
  'The relay does not accept messages with a content encoding.':
    'El proxy solo acepta mensajes sin codificación.',
  'Too many requests within a minute. Wait a moment.': 'Demasiadas solicitudes en un minuto. Espere un poco.',
  'Too many requests at the same time. Wait until one has finished.':
    'Demasiadas solicitudes simultáneas. Espere a que termine una.',
  'The relay is handling too many requests. Wait until one of yours has finished.':
    'El proxy tiene demasiadas solicitudes simultáneas. Espere a que termine una de las suyas.',
  'The message did not arrive in time.': 'El mensaje no llegó a tiempo.',
  'The message is incomplete.': 'El mensaje se interrumpió antes de su final.',
  'The message is not a JSON object.': 'El mensaje no es un objeto JSON.',
  'The message has a missing or invalid field.': 'Al mensaje le falta algo, o algo en él es de otro tipo.',
  'The relay cannot create a request from this message.':
    'El proxy no puede crear una solicitud a partir de este mensaje.',
  'This operation is not documented on this site. Reload the page.':
    'Este sitio no documenta esa operación. Vuelva a cargar la página.',
  'The relay calls only servers listed in the documentation.':
    'El proxy solo llama a los servidores que se indican en la documentación.',
  'The relay calls only servers with an http or https URL and a plain host name.':
    'El proxy llama a servidores cuya URL consta de http o https y un nombre de host.',
  'The relay calls its own site only when the site runs on this machine.':
    'El proxy solo llama al sitio del que forma parte mientras este se sirve en esta máquina.',
  'The relay sends only cookies that the operation declares.':
    'El proxy solo envía las cookies que declara la operación.',
  'The operation does not use this authorization.': 'La operación no tiene esa autorización.',
  'The operation does not accept a body.': 'La operación no acepta cuerpo.',
  'The multipart boundary is not valid.': 'El delimitador (boundary) no es el de un cuerpo multipart.',
  'A value in the path must not contain a "." or ".." segment.': 'Un valor de la ruta llevaría a otra ruta.',
  'The URL and headers of the request are too large.':
    'La URL y los encabezados de la solicitud superan lo que aceptan los servidores.',
  // The same with values in it.
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.':
    '{host} corresponde a una dirección que no es de la Internet pública. A un servidor privado se le llama por su dirección IP o como localhost.',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.':
    '{host} no pertenece a la Internet pública. El proxy solo lo llama mientras el sitio se sirve en esta máquina.',
  '{host} is an address that the relay never calls.':
    '{host} es una dirección a la que el proxy nunca llama.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'El proxy no envía el encabezado {name}. Déjelo vacío o envíe la solicitud con cURL.',
  'The relay does not send {method} requests.': 'El proxy no envía {method}.',
  'The header {name} contains a character that is not allowed in headers.':
    'El encabezado {name} contiene un carácter no permitido en los encabezados.',
  'The path has no value for {name}.': 'La ruta no tiene ningún valor para {name}.',
  'The relay does not call port {port}, which browsers also block.':
    'El proxy no llama al puerto {port}, que los navegadores también rechazan.',
  'The relay does not recognize "{name}".': 'El proxy no conoce «{name}».',
  'The relay does not accept "{value}" for the server variable "{name}".':
    'La variable de servidor «{name}» no puede ser «{value}» en el proxy.',
  'The operation has no parameter "{name}".': 'La operación no tiene ningún parámetro «{name}».',
  'The value of "{name}" contains a line break or control character.':
    'El valor de «{name}» contiene un salto de línea o un carácter de control.',
  'The operation does not use the credential "{name}".': 'La operación no pide ninguna credencial «{name}».',
  'The operation does not accept a body of type "{type}".':
    'La operación no acepta un cuerpo de tipo «{type}».',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'El proxy envía cuerpos de hasta {size} MB. Envíe uno más grande con cURL.',
  '{host} did not respond within {seconds} seconds.': '{host} no respondió en {seconds} segundos.',
  'The host name {host} could not be found. Check the server URL.':
    'El nombre {host} no se conoce. Compruebe la dirección del servidor.',
  '{host} refused the connection; no server is listening there.':
    '{host} rechazó la conexión; no hay ningún servicio a la escucha.',
  '{host} closed the connection.': '{host} interrumpió la conexión.',
  '{host} closed the connection ({code}).': '{host} interrumpió la conexión ({code}).',
  'The relay cannot reach {host}.': 'No se puede acceder a {host} desde aquí.',
  '{host} did not accept the connection in time.': '{host} no aceptó la conexión a tiempo.',
  '{host} sent headers that are too large.': '{host} respondió con encabezados demasiado grandes.',
  'The certificate of {host} has expired.': '{host} tiene un certificado caducado.',
  'The certificate of {host} is for a different host name.':
    '{host} tiene un certificado emitido para otro nombre.',
  'The certificate of {host} is not signed by a trusted authority.':
    '{host} tiene un certificado que no firmó ninguna autoridad conocida.',
  '{host} did not follow the TLS protocol.': '{host} no cumple el protocolo TLS.',
  '{host} did not send a valid HTTP response.': '{host} respondió con algo que no es HTTP.',
  '{host} closed the connection or did not send a valid HTTP response.':
    '{host} interrumpió la conexión o respondió con algo que no es HTTP.',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.':
    '{host} interrumpió la conexión, no tiene un certificado válido o respondió con algo que no es HTTP.',
  // Comments of request samples, on one line.
  'Set {name} to your own value.': '{name}: su propio valor.',
  'Set {names} to your own values.': '{names}: sus propios valores.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Los navegadores no pueden enviar una solicitud {method} con cuerpo: fetch() la rechaza.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Los navegadores no pueden enviar una solicitud {method}: fetch() la rechaza.',
  'Filled in from the response to {title}.': 'Rellenado con la respuesta de {title}.',
  'Use {value} from the response to {title}': 'Usar {value} de la respuesta de {title}',
  'Send it from a server, here with Node.js.': 'Envíela desde un servidor, aquí con Node.js.',
  '{client} does not send the body of a {method} request; {other} does.':
    '{client} rechaza el cuerpo de una petición {method}; {other} lo envía.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Los scripts no pueden definir Cookie: el navegador envía las cookies que tiene para el sitio de la API.',
  'Scripts cannot set {name}: the browser sets it or leaves it out.':
    'Los scripts no pueden definir {name}: lo hace el navegador o no se envía.',
  '{client} resolves the "." and ".." in this path, so it requests a different path.':
    '{client} resuelve los segmentos «.» y «..» de esta ruta, por lo que solicita otra.',
  'raises unless the status is 2xx': 'lanza una excepción si el estado no es 2xx',
  // The search.
  '{count} pages': { one: '{count} página', many: '{count} páginas', other: '{count} páginas' },
  '{count} pages in {version}': {
    one: '{count} página en {version}',
    many: '{count} páginas en {version}',
    other: '{count} páginas en {version}',
  },
  // The form of a request.
  '{count} problems': { one: '{count} problema', many: '{count} problemas', other: '{count} problemas' },
  'Must have at least {count} characters': {
    one: 'Debe tener al menos {count} carácter',
    many: 'Debe tener al menos {count} caracteres',
    other: 'Debe tener al menos {count} caracteres',
  },
  'Must have at most {count} characters': {
    one: 'Debe tener como máximo {count} carácter',
    many: 'Debe tener como máximo {count} caracteres',
    other: 'Debe tener como máximo {count} caracteres',
  },
  'Must have at least {count} items': {
    one: 'Debe tener al menos {count} elemento',
    many: 'Debe tener al menos {count} elementos',
    other: 'Debe tener al menos {count} elementos',
  },
  'Must have at most {count} items': {
    one: 'Debe tener como máximo {count} elemento',
    many: 'Debe tener como máximo {count} elementos',
    other: 'Debe tener como máximo {count} elementos',
  },
  'Must have at least {count} fields': {
    one: 'Debe tener al menos {count} campo',
    many: 'Debe tener al menos {count} campos',
    other: 'Debe tener al menos {count} campos',
  },
  'Must have at most {count} fields': {
    one: 'Debe tener como máximo {count} campo',
    many: 'Debe tener como máximo {count} campos',
    other: 'Debe tener como máximo {count} campos',
  },
  'Must contain at least {count} matching items': {
    one: 'Debe tener al menos {count} elemento del tipo descrito',
    many: 'Debe tener al menos {count} elementos del tipo descrito',
    other: 'Debe tener al menos {count} elementos del tipo descrito',
  },
  'Must contain at most {count} matching items': {
    one: 'Debe tener como máximo {count} elemento del tipo descrito',
    many: 'Debe tener como máximo {count} elementos del tipo descrito',
    other: 'Debe tener como máximo {count} elementos del tipo descrito',
  },
  'Must be one of: {values}, and {count} more': {
    one: 'Debe ser uno de estos valores: {values} y {count} más',
    many: 'Debe ser uno de estos valores: {values} y {count} más',
    other: 'Debe ser uno de estos valores: {values} y {count} más',
  },
  // Which way a request goes.
  'Browsers do not let pages set the headers {names}.': {
    one: 'Los navegadores no permiten que una página defina el encabezado {names}.',
    many: 'Los navegadores no permiten que una página defina los encabezados {names}.',
    other: 'Los navegadores no permiten que una página defina los encabezados {names}.',
  },
  // An answer, and a body that is sent.
  '{count} items': { one: '{count} elemento', many: '{count} elementos', other: '{count} elementos' },
  '{count} keys': { one: '{count} clave', many: '{count} claves', other: '{count} claves' },
  '<{count} bytes of binary data>': {
    one: '<{count} byte de datos binarios>',
    many: '<{count} bytes de datos binarios>',
    other: '<{count} bytes de datos binarios>',
  },
  '<{count} bytes of a file>': {
    one: '<{count} byte de un archivo>',
    many: '<{count} bytes de un archivo>',
    other: '<{count} bytes de un archivo>',
  },
  '<{count} bytes of {name}>': {
    one: '<{count} byte de {name}>',
    many: '<{count} bytes de {name}>',
    other: '<{count} bytes de {name}>',
  },
  '<{count} more bytes>': {
    one: '<{count} byte más>',
    many: '<{count} bytes más>',
    other: '<{count} bytes más>',
  },
};

export default translations;
