import type { Translations } from '../translate.ts';

/** Indonesian. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Langsung ke konten',
  Site: 'Situs',
  Home: 'Beranda',
  Menu: 'Menu',
  'Switch color mode': 'Ganti mode warna',
  Version: 'Versi',
  Product: 'Produk',
  'Choose a product': 'Pilih produk',
  'Updated {date}': 'Diperbarui {date}',
  Language: 'Bahasa',
  'Page language': 'Bahasa halaman',
  'This page has not been translated yet.': 'Halaman ini belum diterjemahkan.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Di halaman ini',
  Contents: 'Daftar isi',
  Footer: 'Kaki halaman',
  'Page actions': 'Tindakan halaman',
  'Subscribe to the feed': 'Berlangganan feed',
  'View as Markdown': 'Lihat sebagai Markdown',
  'Suggest an edit': 'Sarankan perubahan',
  'Raise an issue': 'Laporkan masalah',
  'Download OpenAPI document': 'Unduh dokumen OpenAPI',
  'Open menu': 'Buka menu',
  Sections: 'Bagian',
  'Previous and next page': 'Halaman sebelumnya dan berikutnya',
  Previous: 'Sebelumnya',
  Next: 'Berikutnya',
  'Was this page helpful?': 'Apakah halaman ini membantu?',
  Yes: 'Ya',
  No: 'Tidak',
  Breadcrumb: 'Jejak navigasi',
  Deprecated: 'Tidak digunakan lagi',
  'Copy page': 'Salin halaman',
  'More page actions': 'Tindakan halaman lainnya',
  'Open in {name}': 'Buka di {name}',
  'Connect to {name}': 'Hubungkan ke {name}',
  'Copy MCP server URL': 'Salin URL server MCP',
  'Copy MCP install command': 'Salin perintah instalasi MCP',
  'Read {url} so that I can ask questions about it.':
    'Baca {url} agar saya dapat mengajukan pertanyaan tentang isinya.',
  'Side panel': 'Panel samping',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Halaman tidak ditemukan',
  'Page moved': 'Dipindahkan',
  'Continue to {url}': 'Lanjut ke {url}',
  'This page does not exist': 'Halaman ini tidak ada',
  'There is no page at {address}. It may have been moved, or the link may be mistyped.':
    'Tidak ada yang diterbitkan di {address}. Halaman mungkin telah dipindahkan, atau tautannya salah ketik.',
  'this address': 'alamat ini',
  'Go to the home page': 'Buka halaman beranda',
  // Pages of the API reference as a whole.
  Schema: 'Skema',
  'Used by': 'Digunakan oleh',
  Groups: 'Grup',
  Operations: 'Operasi',
  Schemas: 'Skema',
  'No matches found.': 'Tidak ada di daftar yang memuat kata-kata ini.',
  'Sign in': 'Masuk',
  'Client credentials': 'Kredensial klien',
  'Sign in on another device': 'Masuk di perangkat lain',
  'Get a token': 'Dapatkan token',
  'OAuth flow': 'Alur OAuth',
  'Client ID': 'ID klien',
  'Client secret': 'Rahasia klien',
  'Redirect URI': 'URI pengalihan',
  'You can close this window.': 'Anda dapat menutup jendela ini.',
  'What you enter and the responses are kept until you close this tab.':
    'Yang Anda ketik dan jawabannya disimpan sampai tab ini ditutup.',
  Forget: 'Lupakan',
  'Send anyway': 'Tetap kirim',
  'Send {method}': 'Kirim {method}',
  'Send (cannot be undone)': 'Kirim, tidak dapat dibatalkan',
  View: 'Tampilan',
  'Switch view': 'Tampilan',
  Reference: 'Referensi',
  'Try it': 'Coba',
  'A webhook: the API sends this request to you.': 'Webhook: API mengirim permintaan ini kepada Anda.',
  'Verify the request': 'Verifikasi permintaan',
  'Compute the signature of the body with your secret. Trust the request only if it matches {header}.':
    'Buat tanda tangan body dengan rahasia Anda, dan percayai permintaan hanya jika {header} berisi tanda tangan yang sama.',
  'The signature is the HMAC-SHA256 of {content}, as defined by {standard}.':
    'Tanda tangannya adalah HMAC-SHA256 dari {content}, sesuai {standard}.',
  // Components of pages.
  Note: 'Catatan',
  Info: 'Info',
  Tip: 'Tips',
  Success: 'Berhasil',
  Warning: 'Peringatan',
  Danger: 'Bahaya',
  Details: 'Detail',
  Fields: 'Field',
  Announcement: 'Pengumuman',
  'Close this announcement': 'Tutup pengumuman ini',
  Update: 'Pembaruan',
  Tags: 'Tag',
  'Copy code': 'Salin kode',
  'Copy prompt': 'Salin prompt',
  'Copy {text}': 'Salin {text}',
  'Open in {application}': 'Buka di {application}',
  Prompt: 'Prompt',
  'Add a header, query parameter, or cookie': 'Tambah header, parameter kueri, atau cookie',
  'Include in request': 'Kirim ini',
  Location: 'Tempat pengiriman',
  Name: 'Nama',
  'Pick date and time': 'Pilih tanggal dan waktu',
  'The relay sends only what the API description defines.':
    'Relay hanya mengirim yang ditentukan dalam deskripsi API.',
  'Send again': 'Kirim lagi',
  'Compare with previous request': 'Bandingkan dengan permintaan sebelumnya',
  'No differences.': 'Hal yang sama telah dikirim.',
  'Form width': 'Lebar formulir',
  Request: 'Permintaan',
  Response: 'Respons',
  'Select tab': 'Pilih tab',
  More: 'Lainnya',
  'Show fewer lines': 'Tampilkan lebih sedikit baris',
  'Show this page for': 'Tampilkan halaman ini untuk',
  Formula: 'Rumus',
  light: 'terang',
  dark: 'gelap',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': 'di {place}',
  '{type} in {place}': '{type} di {place}',
  required: 'wajib',
  optional: 'opsional',
  deprecated: 'tidak digunakan lagi',
  Default: 'Default',
  'One of': 'Salah satu dari',
  'Allowed values': 'Nilai yang diizinkan',
  Example: 'Contoh',
  // What the compiler adds to a page (`PageMessage`).
  Done: 'Selesai',
  'To do': 'Belum selesai',
  Table: 'Tabel',
  'Table ({number})': 'Tabel ({number})',
  'Table: {columns}': 'Tabel: {columns}',
  'Table: {columns} ({number})': 'Tabel: {columns} ({number})',
  'Formula {number}': 'Rumus {number}',
  'Link to this section': 'Tautan ke bagian ini',
  Footnotes: 'Catatan kaki',
  'Back to reference {number}': 'Kembali ke rujukan {number}',
  'Code {number}': 'Kode {number}',
  'Tab {number}': 'Tab {number}',
  // What a diagram without a title is called.
  Flowchart: 'Diagram alur',
  'Sequence diagram': 'Diagram sekuens',
  'Class diagram': 'Diagram kelas',
  'Entity relationship diagram': 'Diagram relasi entitas',
  'State diagram': 'Diagram status',
  Chart: 'Grafik',
  'Gantt chart': 'Bagan Gantt',
  'Pie chart': 'Diagram lingkaran',
  'User journey': 'Perjalanan pengguna',
  'Mind map': 'Peta pikiran',
  Timeline: 'Lini masa',
  'Git graph': 'Grafik Git',
  'Quadrant chart': 'Diagram kuadran',
  Diagram: 'Diagram',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: 'Otorisasi',
  '{one} or {other}': '{one} atau {other}',
  'API key': 'Kunci API',
  'Bearer token': 'Token Bearer',
  'Mutual TLS': 'TLS timbal balik',
  'Format: {form}': 'Format: {form}',
  Scopes: 'Cakupan',
  'Path parameters': 'Parameter path',
  'Query parameters': 'Parameter kueri',
  Headers: 'Header',
  Cookies: 'Cookie',
  Body: 'Isi',
  'one of these media types': 'salah satu dari jenis media ini',
  'Any content.': 'Konten apa pun.',
  'No body.': 'Tanpa isi.',
  Callbacks: 'Callback',
  'to {operation}': 'ke {operation}',
  Webhook: 'Webhook',
  'Any key': 'Kunci apa pun',
  'See {link}': 'Lihat {link}',
  'Any of': 'Satu atau lebih dari',
  'One of, depending on {property}': 'Salah satu dari, dibedakan berdasarkan {property}',
  'Any of, depending on {property}': 'Satu atau lebih dari, dibedakan berdasarkan {property}',
  'OpenAPI document': 'dokumen OpenAPI',
  'read-only': 'hanya baca',
  'write-only': 'hanya tulis',
  'More documentation': 'Dokumentasi lainnya',
  'Base URLs': 'URL dasar',
  // What a document says of itself.
  License: 'Lisensi',
  Contact: 'Kontak',
  'Terms of service': 'Ketentuan layanan',
  // Groups of operations without a tag.
  Documentation: 'Dokumentasi',
  Overview: 'Ringkasan',
  Endpoints: 'Endpoint',
  Webhooks: 'Webhook',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: 'Format',
  'Media type': 'Jenis media',
  Encoding: 'Encoding',
  Value: 'Nilai',
  'Allowed values, first {shown} of {count}': 'Nilai yang diizinkan, {shown} pertama dari {count}',
  Length: 'Panjang',
  Range: 'Rentang',
  'Multiple of': 'Kelipatan',
  Items: 'Item',
  unique: 'unik',
  Contains: 'Berisi',
  Properties: 'Properti',
  'only those listed': 'tanpa yang lain',
  Pattern: 'Pola',
  'Keys match': 'Kunci cocok dengan',
  Keys: 'Kunci',
  'Required with {key}': 'Dengan {key}, wajib juga',
  'Needs exactly one of': 'Memerlukan tepat satu dari',
  'Needs at least one of': 'Memerlukan setidaknya satu dari',
  Not: 'Bukan',
  'with {names}': 'dengan {names}',
  '{low} to {high}': '{low} hingga {high}',
  'exactly {number}': 'tepat {number}',
  'at least {low}': 'minimal {low}',
  'at most {high}': 'maksimal {high}',
  'more than {low}': 'lebih dari {low}',
  'less than {high}': 'kurang dari {high}',
  'more than {low}, less than {high}': 'lebih dari {low}, kurang dari {high}',
  'more than {low}, at most {high}': 'lebih dari {low}, maksimal {high}',
  'at least {low}, less than {high}': 'minimal {low}, kurang dari {high}',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'URL dasar',
  'Copy URL': 'Salin alamat',
  'Copy link to this request': 'Salin tautan ke permintaan ini',
  Examples: 'Contoh',
  'Raw HTTP': 'HTTP mentah',
  'In a file: {file}': 'Dalam file: {file}',
  'A file: {type}': 'File: {type}',
  // The form of a playground.
  'JavaScript is required to send requests. The cURL sample sends the same request from a terminal.':
    'Pengiriman permintaan memerlukan JavaScript, yang sedang nonaktif. Contoh cURL mengirim permintaan yang sama dari terminal.',
  'This page was opened from a disk: only servers that let any page ask them (CORS) can be tried from it. The cURL sample sends the same request from a terminal.':
    'Halaman ini dibuka dari disk: hanya server yang menerima permintaan dari halaman mana pun (CORS) yang dapat dicoba dari sini. Contoh cURL mengirim permintaan yang sama dari terminal.',
  Server: 'Server',
  'Send a body': 'Kirim isi permintaan',
  'Edit the body as': 'Edit isi sebagai',
  Form: 'Formulir',
  'Body as JSON': 'Isi sebagai JSON',
  '{name}: variant': '{name}: jenis',
  Variant: 'Jenis',
  Choose: 'Pilih',
  'Not set': 'Tidak ditetapkan',
  'Add key-value pair': 'Tambahkan pasangan',
  'Add item': 'Tambahkan item',
  Key: 'Kunci',
  Item: 'Item',
  Remove: 'Hapus',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'Kunci API di {place}',
  'Username and password': 'Nama pengguna dan sandi',
  '{scheme} token': 'Token {scheme}',
  'Client certificate': 'Sertifikat klien',
  None: 'Tidak ada',
  '{one} and {other}': '{one} dan {other}',
  'Authorize with': 'Otorisasi dengan',
  'The request is sent without credentials.': 'Permintaan dikirim tanpa kredensial.',
  'Your browser provides its own client certificate when it connects.':
    'Browser Anda menunjukkan sertifikat kliennya sendiri; sertifikat diminta saat koneksi dibuat.',
  Username: 'Nama pengguna',
  Password: 'Sandi',
  Prefix: 'Awalan',
  'Show {name}': 'Tampilkan {name}',
  'Use the demo token': 'Gunakan token demo',
  'Show in code samples': 'Tampilkan dalam contoh kode',
  // The card of an answer.
  History: 'Riwayat',
  Raw: 'Mentah',
  'Download body': 'Unduh isi',
  'Copy response': 'Salin respons',
  'Sent before your last edit': 'Dikirim sebelum perubahan terakhir Anda',
  'No request sent yet. The response will appear here.':
    'Belum ada yang dikirim. Respons akan ditampilkan di sini.',
  'No request sent yet.': 'Belum ada yang dikirim.',
  'Response body': 'Isi respons',
  'Sent by your browser, which can read only the headers that the server exposes.':
    'Dikirim oleh browser, yang hanya memperlihatkan kepada halaman header yang diekspos oleh server.',
  'Requests you send from this page are listed here until you close the tab.':
    'Yang Anda kirim dari halaman ini tercantum di sini hingga tab ditutup.',
  // The frame of a page and its components.
  '{count} stars': { other: '{count} bintang' },
  '{count} operations': { other: '{count} operasi' },
  'Show all {count} lines': { other: 'Tampilkan semua {count} baris' },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { other: '{count} field' },
  '{count} headers': { other: '{count} header' },
  '{count} links': { other: '{count} tautan' },
  '{count} other options': { other: '{count} cara lain' },
  '{count} fields omitted to keep this page short. See {document}.': {
    other: '{count} field tidak ditampilkan agar halaman ini tetap ringkas: lihat {document}.',
  },
  '{count} more fields omitted to keep this page short. See {document}.': {
    other: '{count} field lainnya tidak ditampilkan agar halaman ini tetap ringkas: lihat {document}.',
  },
  Copied: 'Disalin',
  // The reader's tools around a page.
  'Link copied': 'Tautan disalin',
  'Not copied': 'Gagal disalin',
  Filter: 'Saring',
  'Filter: {name}': 'Saring: {name}',
  'Close menu': 'Tutup menu',
  'Enlarge: {image}': 'Perbesar: {image}',
  'Enlarge image': 'Perbesar gambar',
  Image: 'Gambar',
  Close: 'Tutup',
  'Pages with a similar address': 'Halaman dengan alamat serupa',
  'Copy link to Markdown': 'Salin tautan ke Markdown',
  'Your {name}, kept until you close this tab': 'Nilai {name} Anda, disimpan sampai tab ini ditutup',
  Suggestions: 'Saran',
  'Use the window that opened to sign in.': 'Masuk di jendela yang telah terbuka.',
  'The window was closed before you signed in.': 'Jendela ditutup sebelum Anda masuk.',
  'The response belongs to a different sign-in and was ignored. Try again.':
    'Jawaban itu milik proses masuk lain, jadi tidak dipakai. Coba lagi.',
  'Signing in requires a page served over HTTPS.': 'Untuk masuk, halaman harus dimuat lewat https.',
  'Open {url} and enter {code}.': 'Buka {url} dan masukkan {code}.',
  '{host} says: {reason}': '{host} menjawab: {reason}',
  '{host} did not respond, or does not allow this site to read its responses.':
    '{host} tidak menjawab, atau tidak mengizinkan situs ini membaca jawabannya.',
  'The token is valid until {time}.': 'Token berlaku sampai {time}.',
  'Token received.': 'Token sudah ada.',
  'The token has expired. Get a new one.': 'Token sudah kedaluwarsa. Dapatkan yang baru.',
  // The question whether a page helped.
  'Your feedback could not be sent. Please try again.': 'Tidak dapat dikirim. Coba lagi.',
  'Thank you.': 'Terima kasih.',
  'What helped you? (optional)': 'Apa yang membantu Anda? (opsional)',
  'What was missing? (optional)': 'Apa yang kurang? (opsional)',
  Send: 'Kirim',
  'Thank you for your comment.': 'Terima kasih atas komentar Anda.',
  // The search.
  Search: 'Cari',
  'Searching…': 'Mencari…',
  'The search could not be loaded.': 'Pencarian tidak dapat dimuat.',
  'Try again': 'Coba lagi',
  'The search needs a connection, and this device is offline.':
    'Pencarian memerlukan koneksi, dan perangkat ini sedang luring.',
  'The search service cannot be reached.': 'Layanan pencarian tidak dapat dijangkau.',
  'The search service answers with an error: {reason}':
    'Layanan pencarian menjawab dengan kesalahan: {reason}',
  'No pages found': 'Tidak ada halaman',
  '{count} or more pages': '{count} halaman atau lebih',
  '{count} or more pages in {version}': '{count} halaman atau lebih di {version}',
  'No results for “{query}” here. Search everything, or try different words.':
    'Tidak ada hasil untuk {query} di sini. Cari di semua, atau coba kata lain.',
  'No results for “{query}”. Try different or fewer words.':
    'Tidak ada hasil untuk {query}. Coba kata lain atau kurangi jumlah kata.',
  'Recent pages': 'Dibuka sebelumnya',
  'Recent searches': 'Pencarian terbaru',
  'Suggested pages': 'Halaman yang disarankan',
  'Updated since your last visit': 'Diperbarui sejak kunjungan terakhir Anda',
  'Close search (Esc)': 'Tutup pencarian dengan Esc',
  Everything: 'Semua',
  Clear: 'Hapus',
  Pages: 'Halaman',
  'Search in': 'Cari di',
  Navigate: 'Pindah',
  Open: 'Buka',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Hapus pasangan {number}',
  'Remove item {number}': 'Hapus item {number}',
  'Item {number}': 'Item {number}',
  Required: 'Wajib diisi',
  'Choose a file': 'Pilih file',
  '{field}: {mistake}': '{field}: {mistake}',
  'Must start with http:// or https://': 'Harus diawali dengan http:// atau https://',
  'Contains a character that is not allowed in a header':
    'Berisi karakter yang tidak dapat dimuat header mana pun',
  // What the schema of a value does not allow.
  'Not allowed here': 'Tidak diizinkan di sini',
  'Matches more than one option; must match exactly one':
    'Cocok dengan lebih dari satu pilihan; harus cocok dengan tepat satu pilihan',
  'This value is not allowed': 'Nilai ini tidak diizinkan',
  'Required when {field} is set': 'Wajib diisi jika ada {field}',
  'Invalid name: {mistake}': 'Namanya tidak sesuai: {mistake}',
  'Must not contain duplicate items': 'Tidak boleh berisi item yang sama dua kali',
  'Must match the pattern {pattern}': 'Harus cocok dengan pola {pattern}',
  'Must not be empty': 'Tidak boleh kosong',
  'Must be at least {bound}': 'Harus minimal {bound}',
  'Must be at most {bound}': 'Harus maksimal {bound}',
  'Must be more than {bound}': 'Harus lebih dari {bound}',
  'Must be less than {bound}': 'Harus kurang dari {bound}',
  'Must be a multiple of {bound}': 'Harus kelipatan {bound}',
  'Must be {value}': 'Harus bernilai {value}',
  'Must be one of: {values}': 'Harus salah satu dari: {values}',
  'Must be a date, such as 2026-01-31': 'Harus berupa tanggal, misalnya 2026-01-31',
  'Must be a date and time, such as 2026-01-31T09:30:00Z':
    'Harus berupa tanggal dan waktu, misalnya 2026-01-31T09:30:00Z',
  'Must be a time, such as 09:30:00Z': 'Harus berupa waktu, misalnya 09:30:00Z',
  'Must be an email address': 'Harus berupa alamat email',
  'Must be a full URL, such as https://example.com': 'Harus berupa URL lengkap, misalnya https://example.com',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000':
    'Harus berupa UUID, misalnya 123e4567-e89b-12d3-a456-426614174000',
  'Must be an IPv4 address, such as 192.0.2.1': 'Harus berupa alamat IPv4, misalnya 192.0.2.1',
  'Must be an IPv6 address, such as 2001:db8::1': 'Harus berupa alamat IPv6, misalnya 2001:db8::1',
  // The types in that, which are listed with “or”.
  'Must be {type}': 'Harus berupa {type}',
  'a string': 'teks',
  'a number': 'angka',
  'an integer': 'bilangan bulat',
  'true or false': 'true atau false',
  'an object': 'objek',
  'an array': 'daftar',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column})': '{mistake} (baris {line}, kolom {column})',
  'Comments are not allowed in JSON': 'JSON tidak mengenal komentar',
  'Missing {end} for the {start} on line {line}': '{end} untuk {start} di baris {line} tidak ada',
  'Unexpected {sign} after the end of the JSON':
    'Tidak boleh ada apa pun setelah bagian akhir, tetapi ada {sign}',
  'Expected {sign}': 'Ini harus {sign}',
  'Missing comma before {word}': 'Tidak ada koma sebelum {word}',
  'Comma not allowed before {sign}': 'Koma tidak boleh berada sebelum {sign}',
  'Missing colon after {name}': 'Tidak ada titik dua setelah {name}',
  'Missing colon after the key': 'Tidak ada titik dua setelah nama',
  'Missing value': 'Tidak ada nilai',
  'Missing value after the comma': 'Tidak ada nilai setelah koma',
  'Missing value after the colon': 'Tidak ada nilai setelah titik dua',
  'Missing value after {name}': 'Tidak ada nilai setelah {name}',
  'JSON allows only double quotes': 'JSON hanya mengenal tanda kutip ganda',
  'The key {word} must be in double quotes': 'Nama {word} harus berada dalam tanda kutip ganda',
  'Expected a key in double quotes': 'Tidak ada nama dalam tanda kutip ganda',
  '{word} is not allowed in JSON': 'JSON tidak mengenal {word}',
  'Use {known} instead of {word}': 'JSON tidak mengenal {word}; gunakan {known}',
  '{word} is not a valid JSON number': '{word} bukan cara JSON menulis angka',
  '{word} must be in double quotes': '{word} harus berada dalam tanda kutip ganda',
  'A value cannot begin with {sign}': 'Nilai tidak dapat diawali dengan {sign}',
  'Missing closing quote on this line': 'Tanda kutip penutup tidak ada di baris ini',
  'Control characters must be escaped as {written}': 'Karakter kontrol harus ditulis sebagai {written}',
  '{unknown} is not a valid escape; write a backslash as \\\\':
    '{unknown} tidak dikenal dalam JSON; garis miring terbalik ditulis sebagai \\\\',
  'Missing closing quote': 'Tanda kutip penutup tidak ada',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'This request goes directly from your browser to {host}.': 'Dikirim langsung dari browser Anda ke {host}.',
  'This request goes through this site’s relay. {why}':
    'Permintaan ini dikirim melalui relay situs ini. {why}',
  'Your browser cannot send this request. {why} {limit} Use this cURL command:':
    'Browser Anda tidak dapat mengirim permintaan ini. {why} {limit} Gunakan perintah cURL ini:',
  'Browsers cannot send a {method} request with a body.':
    'Browser tidak dapat mengirim permintaan {method} dengan isi.',
  'Browsers cannot send a {method} request.': 'Browser tidak dapat mengirim permintaan {method}.',
  'Browsers resolve the “.” and “..” in the path.': 'Browser menguraikan “.” dan “..” dalam path.',
  'Browsers do not let an HTTPS page call {host} over HTTP.':
    'Browser tidak mengizinkan halaman HTTPS memanggil {host} melalui HTTP.',
  '{host} does not allow requests from other sites (CORS).':
    '{host} tidak mengizinkan permintaan dari situs lain (CORS).',
  'This site does not use a relay.': 'Situs ini tidak menggunakan relay.',
  'This site’s relay is not available.': 'Relay situs ini tidak tersedia.',
  'The relay does not call server URLs entered by hand.':
    'Relay tidak memanggil URL server yang diketik secara manual.',
  'The relay cannot send it either.': 'Relay juga tidak dapat mengirimnya.',
  'The body is too large for the relay, which accepts up to 1 MB.':
    'Isinya terlalu besar untuk relay, yang menerima hingga 1 MB.',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Batal',
  Waiting: 'Menunggu',
  'The request was sent': 'Permintaan telah dikirim',
  'Copy cURL command': 'Salin perintah cURL',
  'Send through the relay': 'Kirim melalui relay',
  '{title}. {message}': '{title}. {message}',
  Canceled: 'Dibatalkan',
  'The request may still have reached the server.': 'Permintaan mungkin tetap telah sampai.',
  'No response': 'Tidak ada jawaban',
  'The request timed out. It may still have reached the server.':
    'Tidak ada jawaban tepat waktu sehingga permintaan dihentikan. Permintaan mungkin telah sampai.',
  '{host} did not respond. It may be down, or your browser cannot reach it.':
    '{host} tidak menjawab: server tidak aktif atau berada di luar jangkauan browser Anda.',
  'The connection to {host} was lost. The request may have reached the server.':
    'Koneksi ke {host} terputus. Permintaan mungkin telah sampai.',
  'Not sent': 'Tidak dikirim',
  'The connection to this site was lost. Try again.': 'Koneksi ke situs ini terputus. Coba lagi.',
  'A file can no longer be read, or the response was interrupted.':
    'Ada file yang tidak dapat dibaca lagi, atau jawaban terputus.',
  'Response not readable': 'Jawaban tidak dapat dibaca',
  '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.':
    '{host} tidak mengizinkan akses browser dari situs lain (CORS). Permintaan mungkin telah sampai; jika dikirim lagi, permintaan dapat dijalankan dua kali.',
  '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.':
    '{host} tidak mengizinkan akses browser dari situs lain (CORS), sehingga permintaan dikirim melalui relay situs ini.',
  'Refused by the relay': 'Ditolak oleh relay',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'Respons tidak memiliki isi.',
  'Truncated at {size}: this is the relay’s limit.':
    'Dipotong pada {size}: relay tidak meneruskan lebih dari itu.',
  'Canceled after {size}.': 'Dibatalkan setelah {size}.',
  'The connection was lost after {size}.': 'Koneksi terputus setelah {size}.',
  'This is not valid JSON: see line {line}, column {column}.':
    'JSON ini tidak valid: lihat baris {line}, kolom {column}.',
  'Show {count} more ({left} left)': 'Tampilkan {count} lagi (tersisa {left})',
  'Show more ({size} left)': 'Tampilkan lebih banyak (tersisa {size})',
  'Showing the last {shown} of {count}. Select Raw to see all.':
    '{shown} terakhir dari {count}. “Mentah” menampilkan semuanya.',
  '{facts}. This browser cannot show it.': '{facts}. Browser ini tidak dapat menampilkannya.',
  Download: 'Unduh',
  'Restore request:': 'Isi kembali:',
  'Show secrets': 'Tampilkan rahasia',
  'Exactly as the relay sent it.': 'Persis seperti yang dikirim oleh relay.',
  'The relay adds the headers in gray. After you send, the exact request is shown here.':
    'Relay menambahkan bagian yang berwarna abu-abu. Yang dikirimnya akan ditampilkan di sini setelahnya.',
  'cURL adds the headers in gray, plus User-Agent and Accept.':
    'cURL menambahkan bagian yang berwarna abu-abu, User-Agent, dan Accept.',
  'The browser adds the headers in gray, and others that a page cannot read: {headers}.':
    'Browser menambahkan bagian yang berwarna abu-abu serta header lain yang nilainya tidak dapat dilihat halaman mana pun: {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.':
    'Relay hanya menjawab untuk nama situsnya sendiri. Situs yang diterbitkan mencantumkan alamatnya sebagai "siteUrl" di site.json.',
  'The relay accepts only POST requests.': 'Relay menerima pesan melalui POST.',
  'The relay accepts messages only from pages of its own site.':
    'Relay hanya menerima pesan dari halaman situsnya sendiri.',
  'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.':
    'Relay hanya menerima pesan jika browser menyatakan bahwa pesan itu berasal dari origin yang sama. Browser melakukannya di https dan di localhost.',
  'The relay accepts only application/json.': 'Relay menerima application/json.',
  'The relay does not accept messages with a content encoding.': 'Relay menerima pesan tanpa encoding.',
  'Too many requests within a minute. Wait a moment.':
    'Terlalu banyak permintaan dalam satu menit. Tunggu sebentar.',
  'Too many requests at the same time. Wait until one has finished.':
    'Terlalu banyak permintaan secara bersamaan. Tunggu hingga salah satunya selesai.',
  'The relay is handling too many requests. Wait until one of yours has finished.':
    'Relay menangani terlalu banyak permintaan secara bersamaan. Tunggu hingga salah satu permintaan Anda selesai.',
  'The message did not arrive in time.': 'Pesan tidak tiba tepat waktu.',
  'The message is incomplete.': 'Pesan terputus sebelum selesai.',
  'The message is not a JSON object.': 'Pesan bukan objek JSON.',
  'The message has a missing or invalid field.':
    'Ada yang kurang dalam pesan, atau ada bagian yang jenisnya berbeda.',
  'The relay cannot create a request from this message.':
    'Relay tidak dapat membuat permintaan dari pesan ini.',
  'This operation is not documented on this site. Reload the page.':
    'Situs ini tidak mendokumentasikan operasi tersebut. Muat ulang halaman.',
  'The relay calls only servers listed in the documentation.':
    'Relay hanya menghubungi server yang disebutkan dalam dokumentasi.',
  'The relay calls only servers with an http or https URL and a plain host name.':
    'Relay menghubungi server yang URL-nya terdiri dari http atau https dan nama host.',
  'The relay calls its own site only when the site runs on this machine.':
    'Relay menghubungi situs yang memuatnya hanya saat situs itu dijalankan di komputer ini.',
  'The relay sends only cookies that the operation declares.':
    'Relay hanya mengirim cookie yang dideklarasikan oleh operasi.',
  'The operation does not use this authorization.': 'Operasi tidak memiliki otorisasi tersebut.',
  'The operation does not accept a body.': 'Operasi tidak menerima isi.',
  'The multipart boundary is not valid.': 'Boundary ini tidak sesuai untuk isi multipart.',
  'A value in the path must not contain a "." or ".." segment.':
    'Salah satu nilai dalam path akan mengarah ke path lain.',
  'The URL and headers of the request are too large.':
    'URL dan header permintaan lebih besar daripada yang diterima server.',
  // The same with values in it.
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.':
    '{host} mewakili alamat yang bukan bagian dari internet publik. Server privat dihubungi dengan alamat IP-nya atau sebagai localhost.',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.':
    '{host} bukan bagian dari internet publik. Relay menghubunginya hanya saat situs dijalankan di komputer ini.',
  '{host} is an address that the relay never calls.':
    '{host} adalah alamat yang tidak pernah dihubungi oleh relay.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'Relay tidak mengirim header {name}. Kosongkan header itu, atau kirim permintaan dengan cURL.',
  'The relay does not send {method} requests.': 'Relay tidak mengirim {method}.',
  'The header {name} contains a character that is not allowed in headers.':
    'Header {name} berisi karakter yang tidak dapat dimuat header mana pun.',
  'The path has no value for {name}.': 'Path tidak memiliki nilai untuk {name}.',
  'The relay does not call port {port}, which browsers also block.':
    'Relay tidak menghubungi port {port}, yang juga ditolak oleh browser.',
  'The relay does not recognize "{name}".': 'Relay tidak mengenal “{name}”.',
  'The relay does not accept "{value}" for the server variable "{name}".':
    'Variabel server “{name}” tidak dapat bernilai “{value}” di relay.',
  'The operation has no parameter "{name}".': 'Operasi tidak memiliki parameter “{name}”.',
  'The value of "{name}" contains a line break or control character.':
    'Nilai “{name}” berisi pemisah baris atau karakter kontrol.',
  'The operation does not use the credential "{name}".': 'Operasi tidak meminta kredensial “{name}”.',
  'The operation does not accept a body of type "{type}".': 'Operasi tidak menerima isi berjenis “{type}”.',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'Relay mengirim isi hingga {size} MB. Kirim isi yang lebih besar dengan cURL.',
  '{host} did not respond within {seconds} seconds.': '{host} tidak menjawab dalam {seconds} detik.',
  'The host name {host} could not be found. Check the server URL.':
    'Nama {host} tidak dikenal. Periksa alamat server.',
  '{host} refused the connection; no server is listening there.':
    '{host} menolak koneksi; tidak ada layanan yang mendengarkan di sana.',
  '{host} closed the connection.': '{host} memutus koneksi.',
  '{host} closed the connection ({code}).': '{host} memutus koneksi ({code}).',
  'The relay cannot reach {host}.': '{host} tidak dapat dijangkau dari sini.',
  '{host} did not accept the connection in time.': '{host} tidak menerima koneksi tepat waktu.',
  '{host} sent headers that are too large.': '{host} menjawab dengan header yang terlalu besar.',
  'The certificate of {host} has expired.': '{host} memiliki sertifikat yang telah kedaluwarsa.',
  'The certificate of {host} is for a different host name.': '{host} memiliki sertifikat untuk nama lain.',
  'The certificate of {host} is not signed by a trusted authority.':
    '{host} memiliki sertifikat yang tidak ditandatangani oleh otoritas yang dikenal.',
  '{host} did not follow the TLS protocol.': '{host} tidak menggunakan TLS sebagaimana mestinya.',
  '{host} did not send a valid HTTP response.': '{host} menjawab dengan sesuatu yang bukan HTTP.',
  '{host} closed the connection or did not send a valid HTTP response.':
    '{host} memutus koneksi atau menjawab dengan sesuatu yang bukan HTTP.',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.':
    '{host} memutus koneksi, tidak memiliki sertifikat yang valid, atau menjawab dengan sesuatu yang bukan HTTP.',
  // Comments of request samples, on one line.
  'Set {name} to your own value.': '{name}: nilai Anda sendiri.',
  'Set {names} to your own values.': '{names}: nilai Anda sendiri.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Browser tidak dapat mengirim permintaan {method} dengan isi: fetch() menolaknya.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Browser tidak dapat mengirim permintaan {method}: fetch() menolaknya.',
  'Filled in from the response to {title}.': 'Diisi dari jawaban {title}.',
  'Use {value} from the response to {title}': 'Gunakan {value} dari jawaban {title}',
  'Send it from a server, here with Node.js.': 'Kirim dari server, di sini dengan Node.js.',
  '{client} does not send the body of a {method} request; {other} does.':
    '{client} menolak body permintaan {method}, {other} mengirimkannya.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Skrip tidak dapat menetapkan Cookie: browser mengirim cookie yang dimilikinya untuk situs API.',
  'Scripts cannot set {name}: the browser sets it or leaves it out.':
    'Skrip tidak dapat menetapkan {name}: browser yang menetapkannya, atau tidak mengirimnya.',
  '{client} resolves the "." and ".." in this path, so it requests a different path.':
    '{client} menguraikan "." dan ".." dalam path ini sehingga meminta path lain.',
  'raises unless the status is 2xx': 'melempar exception kecuali jika statusnya 2xx',
  // The search.
  '{count} pages': { other: '{count} halaman' },
  '{count} pages in {version}': { other: '{count} halaman di {version}' },
  // The form of a request.
  '{count} problems': { other: '{count} masalah' },
  'Must have at least {count} characters': {
    other: 'Harus berisi minimal {count} karakter',
  },
  'Must have at most {count} characters': {
    other: 'Harus berisi maksimal {count} karakter',
  },
  'Must have at least {count} items': {
    other: 'Harus berisi minimal {count} item',
  },
  'Must have at most {count} items': {
    other: 'Harus berisi maksimal {count} item',
  },
  'Must have at least {count} fields': {
    other: 'Harus berisi minimal {count} field',
  },
  'Must have at most {count} fields': {
    other: 'Harus berisi maksimal {count} field',
  },
  'Must contain at least {count} matching items': {
    other: 'Harus berisi minimal {count} item dari jenis yang dijelaskan',
  },
  'Must contain at most {count} matching items': {
    other: 'Harus berisi maksimal {count} item dari jenis yang dijelaskan',
  },
  'Must be one of: {values}, and {count} more': {
    other: 'Harus salah satu dari: {values} dan {count} lainnya',
  },
  // Which way a request goes.
  'Browsers do not let pages set the headers {names}.': {
    other: 'Browser tidak mengizinkan halaman mana pun menetapkan header {names}.',
  },
  // An answer, and a body that is sent.
  '{count} items': { other: '{count} item' },
  '{count} keys': { other: '{count} kunci' },
  '<{count} bytes of binary data>': { other: '<{count} byte data biner>' },
  '<{count} bytes of a file>': { other: '<{count} byte file>' },
  '<{count} bytes of {name}>': { other: '<{count} byte dari {name}>' },
  '<{count} more bytes>': { other: '<{count} byte lagi>' },
};

export default translations;
