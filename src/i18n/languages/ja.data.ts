import type { Translations } from '../translate.ts';

/** Japanese. */
const translations: Translations = {
  // Around a page.
  'Skip to content': '本文へスキップ',
  Site: 'サイト',
  Home: 'ホーム',
  Menu: 'メニュー',
  'Switch color mode': 'カラーモードを切り替え',
  Version: 'バージョン',
  Product: '製品',
  'Choose a product': '製品を選択',
  'Updated {date}': '最終更新：{date}',
  'Page language': 'ページの言語',
  'This page has not been translated yet.': 'このページはまだ翻訳されていません。',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'このページの内容',
  Contents: '目次',
  Footer: 'フッター',
  'Page actions': 'ページ操作',
  'Subscribe to the feed': 'フィードを購読',
  'View as Markdown': 'Markdown で表示',
  'Suggest an edit': '編集を提案',
  'Raise an issue': '問題を報告',
  'Download OpenAPI document': 'OpenAPI ドキュメントをダウンロード',
  'Open menu': 'メニューを開く',
  Sections: 'セクション',
  'Previous and next page': '前後のページ',
  Previous: '前へ',
  Next: '次へ',
  'Was this page helpful?': 'このページは役に立ちましたか？',
  Yes: 'はい',
  No: 'いいえ',
  Breadcrumb: 'パンくずリスト',
  Deprecated: '非推奨',
  'Copy page': 'ページをコピー',
  'More page actions': 'その他のページ操作',
  'Open in {name}': '{name} で開く',
  'Connect to {name}': '{name} に接続',
  'Copy MCP server URL': 'MCP サーバーの URL をコピー',
  'Copy MCP install command': 'MCP のインストールコマンドをコピー',
  'Read {url} so that I can ask questions about it.': '{url} を読んでください。その内容について質問します。',
  'Side panel': 'サイドパネル',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'ページが見つかりません',
  'Page moved': '移動しました',
  'Continue to {url}': '{url} へ進む',
  'This page does not exist': 'このページは存在しません',
  'There is no page at {address}. It may have been moved, or the link may be mistyped.':
    '{address} に公開されているページはありません。移動したか、リンクが間違っている可能性があります。',
  'this address': 'このアドレス',
  'Go to the home page': 'トップページへ',
  // Pages of the API reference as a whole.
  Schema: 'スキーマ',
  'Used by': '使用箇所',
  Groups: 'グループ',
  Operations: 'オペレーション',
  Schemas: 'スキーマ',
  'No matches found.': '一覧にこれらの語を含む項目はありません。',
  'Sign in': 'サインイン',
  'Client credentials': 'クライアント資格情報',
  'Sign in on another device': '別のデバイスでサインイン',
  'Get a token': 'トークンを取得',
  'OAuth flow': 'OAuth フロー',
  'Client ID': 'クライアント ID',
  'Client secret': 'クライアントシークレット',
  'Redirect URI': 'リダイレクト URI',
  'You can close this window.': 'このウィンドウを閉じてかまいません。',
  'What you enter and the responses are kept until you close this tab.':
    '入力した内容と応答は、このタブを閉じるまで保持されます。',
  Forget: '消去',
  'Send anyway': 'このまま送信',
  'Send {method}': '{method} を送信',
  'Send (cannot be undone)': '送信（取り消し不可）',
  View: '表示',
  'Switch view': '表示',
  Reference: 'リファレンス',
  'Try it': '試す',
  'A webhook: the API sends this request to you.': 'Webhook：API からこのリクエストが送信されます。',
  'Verify the request': 'リクエストの検証',
  'Compute the signature of the body with your secret. Trust the request only if it matches {header}.':
    'シークレットでボディの署名を作成し、{header} の値と一致する場合にのみリクエストを信頼してください。',
  'The signature is the HMAC-SHA256 of {content}, as defined by {standard}.':
    '署名は {standard} に従い、{content} の HMAC-SHA256 です。',
  // Components of pages.
  Note: 'メモ',
  Info: '情報',
  Tip: 'ヒント',
  Success: '成功',
  Warning: '警告',
  Danger: '危険',
  Details: '詳細',
  Fields: 'フィールド',
  Announcement: 'お知らせ',
  'Close this announcement': 'このお知らせを閉じる',
  Update: '更新',
  Tags: 'タグ',
  'Copy code': 'コードをコピー',
  'Copy prompt': 'プロンプトをコピー',
  'Copy {text}': '{text} をコピー',
  'Open in {application}': '{application} で開く',
  Prompt: 'プロンプト',
  'Add a header, query parameter, or cookie': 'ヘッダー、クエリパラメーター、Cookie を追加',
  'Include in request': 'これを送信',
  Location: '送信する場所',
  Name: '名前',
  'Pick date and time': '日時を選択',
  'The relay sends only what the API description defines.':
    'リレーは API の記述で定義されたものだけを送信します。',
  'Send again': '再送信',
  'Compare with previous request': '前のリクエストと比較',
  'No differences.': '同じ内容が送信されました。',
  'Form width': 'フォームの幅',
  Request: 'リクエスト',
  Response: 'レスポンス',
  'Select tab': 'タブを選択',
  More: 'その他',
  'Show fewer lines': '折りたたむ',
  'Show this page for': 'ページの表示対象',
  Formula: '数式',
  light: 'ライト',
  dark: 'ダーク',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': '{place} 内',
  '{type} in {place}': '{type}（{place} 内）',
  required: '必須',
  optional: '任意',
  deprecated: '非推奨',
  Default: 'デフォルト',
  'One of': '次のいずれか',
  'Allowed values': '使用できる値',
  Example: '例',
  // What the compiler adds to a page (`PageMessage`).
  Done: '完了',
  'To do': '未完了',
  Table: '表',
  'Table ({number})': '表（{number}）',
  'Table: {columns}': '表：{columns}',
  'Table: {columns} ({number})': '表：{columns}（{number}）',
  'Formula {number}': '数式 {number}',
  'Link to this section': 'このセクションへのリンク',
  Footnotes: '脚注',
  'Back to reference {number}': '参照元 {number} に戻る',
  'Code {number}': 'コード {number}',
  'Tab {number}': 'タブ {number}',
  // What a diagram without a title is called.
  Flowchart: 'フローチャート',
  'Sequence diagram': 'シーケンス図',
  'Class diagram': 'クラス図',
  'Entity relationship diagram': 'ER 図',
  'State diagram': '状態遷移図',
  Chart: 'グラフ',
  'Gantt chart': 'ガントチャート',
  'Pie chart': '円グラフ',
  'User journey': 'ユーザージャーニー',
  'Mind map': 'マインドマップ',
  Timeline: 'タイムライン',
  'Git graph': 'Git グラフ',
  'Quadrant chart': '四象限図',
  Diagram: '図',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: '認証',
  '{one} or {other}': '{one} または {other}',
  'API key': 'API キー',
  'Bearer token': 'Bearer トークン',
  'Mutual TLS': '相互 TLS',
  'Format: {form}': '形式：{form}',
  Scopes: 'スコープ',
  'Path parameters': 'パスパラメーター',
  'Query parameters': 'クエリパラメーター',
  Headers: 'ヘッダー',
  Cookies: 'Cookie',
  Body: 'ボディ',
  'one of these media types': '次のいずれかのメディアタイプ',
  'Any content.': '任意のコンテンツ。',
  'No body.': 'ボディなし。',
  Callbacks: 'コールバック',
  'to {operation}': '{operation} へ',
  Webhook: 'Webhook',
  'Any key': '任意のキー',
  'See {link}': '{link} を参照',
  'Any of': '次の 1 つ以上',
  'One of, depending on {property}': '次のいずれか（{property} で判別）',
  'Any of, depending on {property}': '次の 1 つ以上（{property} で判別）',
  'OpenAPI document': 'OpenAPI ドキュメント',
  'read-only': '読み取り専用',
  'write-only': '書き込み専用',
  'More documentation': '詳しいドキュメント',
  'Base URLs': 'ベース URL',
  'Messages you send': '送信するメッセージ',
  'Messages you receive': '受信するメッセージ',
  Messages: 'メッセージ',
  Reply: '応答',
  Channels: 'チャネル',
  'Download AsyncAPI document': 'AsyncAPI ドキュメントをダウンロード',
  Connect: '接続',
  Disconnect: '切断',
  Message: 'メッセージ',
  'Not connected.': '未接続です。',
  'Connecting…': '接続中…',
  'Connected.': '接続しました。',
  'The connection failed.': '接続に失敗しました。',
  'The connection was closed.': '接続が閉じられました。',
  Sent: '送信',
  Received: '受信',
  'JavaScript is required to connect.': '接続するには JavaScript が必要です。',
  'Browsers cannot send these headers when they open a WebSocket: {headers}.':
    'ブラウザは WebSocket を開くときに次のヘッダーを送信できません: {headers}。',
  // What a document says of itself.
  License: 'ライセンス',
  Contact: '連絡先',
  'Terms of service': '利用規約',
  // Groups of operations without a tag.
  Documentation: 'ドキュメント',
  Overview: '概要',
  Endpoints: 'エンドポイント',
  Webhooks: 'Webhook',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: '形式',
  'Media type': 'メディアタイプ',
  Encoding: 'エンコーディング',
  Value: '値',
  'Allowed values, first {shown} of {count}': '使用できる値（全 {count} 件中最初の {shown} 件）',
  Length: '長さ',
  Range: '範囲',
  'Multiple of': '次の数の倍数',
  Items: '要素',
  unique: '重複なし',
  Contains: '含む要素',
  Properties: 'プロパティ',
  'only those listed': '追加不可',
  Pattern: 'パターン',
  'Keys match': 'キーのパターン',
  Keys: 'キー',
  'Required with {key}': '{key} の指定時に必須',
  'Needs exactly one of': '次のうち 1 つのみ必須',
  'Needs at least one of': '次のうち 1 つ以上が必須',
  Not: '除外',
  'with {names}': '{names} があるもの',
  '{low} to {high}': '{low}〜{high}',
  'exactly {number}': 'ちょうど {number}',
  'at least {low}': '{low} 以上',
  'at most {high}': '{high} 以下',
  'more than {low}': '{low} 超',
  'less than {high}': '{high} 未満',
  'more than {low}, less than {high}': '{low} 超 {high} 未満',
  'more than {low}, at most {high}': '{low} 超 {high} 以下',
  'at least {low}, less than {high}': '{low} 以上 {high} 未満',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'ベース URL',
  'Copy URL': 'アドレスをコピー',
  'Copy link to this request': 'このリクエストへのリンクをコピー',
  Examples: '例',
  Language: '言語',
  'Raw HTTP': 'HTTP メッセージ',
  'In a file: {file}': 'ファイル {file} に記載',
  'A file: {type}': 'ファイル：{type}',
  // The form of a playground.
  'JavaScript is required to send requests. The cURL sample sends the same request from a terminal.':
    'リクエストの送信には JavaScript が必要ですが、無効になっています。cURL のサンプルを使うと、同じリクエストをターミナルから送信できます。',
  'This page was opened from a disk: only servers that let any page ask them (CORS) can be tried from it. The cURL sample sends the same request from a terminal.':
    'このページはディスクから開かれています。ここから試せるのは、どのページからのリクエストも受け付けるサーバー（CORS）だけです。cURL のサンプルを使うと、同じリクエストをターミナルから送信できます。',
  Server: 'サーバー',
  'Send a body': 'ボディを送信',
  'Edit the body as': 'ボディの編集方法',
  Form: 'フォーム',
  'Body as JSON': 'JSON 形式のボディ',
  '{name}: variant': '{name}：種類',
  Variant: '種類',
  Choose: '選択してください',
  'Not set': '未設定',
  'Add key-value pair': 'ペアを追加',
  'Add item': '要素を追加',
  Key: 'キー',
  Item: '要素',
  Remove: '削除',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'API キー（{place} 内）',
  'Username and password': 'ユーザー名とパスワード',
  '{scheme} token': '{scheme} トークン',
  'Client certificate': 'クライアント証明書',
  None: 'なし',
  '{one} and {other}': '{one} と {other}',
  'Authorize with': '認証方法',
  'The request is sent without credentials.': 'リクエストは認証情報なしで送信されます。',
  'Your browser provides its own client certificate when it connects.':
    'ブラウザーは自身のクライアント証明書を提示します。証明書は接続時に要求されます。',
  Username: 'ユーザー名',
  Password: 'パスワード',
  Prefix: 'プレフィックス',
  'Show {name}': '{name} を表示',
  'Use the demo token': 'デモトークンを使用',
  'Show in code samples': 'サンプルに表示',
  // The card of an answer.
  History: '履歴',
  Raw: '元データ',
  'Download body': 'ボディをダウンロード',
  'Copy response': 'レスポンスをコピー',
  'Sent before your last edit': '最後の編集より前に送信',
  'No request sent yet. The response will appear here.':
    'まだ何も送信されていません。レスポンスはここに表示されます。',
  'No request sent yet.': 'まだ何も送信されていません。',
  'Response body': 'レスポンスのボディ',
  'Sent by your browser, which can read only the headers that the server exposes.':
    'ブラウザーから送信されました。ページに表示できるのは、サーバーが公開しているヘッダーのみです。',
  'Requests you send from this page are listed here until you close the tab.':
    'このページから送信したリクエストは、タブを閉じるまでここに表示されます。',
  // The frame of a page and its components.
  '{count} stars': { other: '{count} 個のスター' },
  '{count} operations': { other: '{count} 件のオペレーション' },
  'Show all {count} lines': { other: '{count} 行すべてを表示' },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { other: '{count} 個のフィールド' },
  '{count} headers': { other: '{count} 個のヘッダー' },
  '{count} links': { other: '{count} 個のリンク' },
  '{count} other options': { other: 'ほか {count} 通りの方法' },
  '{count} fields omitted to keep this page short. See {document}.': {
    other: 'ページを短くするため、{count} 個のフィールドを省略しています。{document}を参照してください。',
  },
  '{count} more fields omitted to keep this page short. See {document}.': {
    other:
      'ページを短くするため、さらに {count} 個のフィールドを省略しています。{document}を参照してください。',
  },
  Copied: 'コピーしました',
  // The reader's tools around a page.
  'Link copied': 'リンクをコピーしました',
  'Not copied': 'コピーできませんでした',
  Filter: '絞り込み',
  'Filter: {name}': '絞り込み：{name}',
  'Close menu': 'メニューを閉じる',
  'Enlarge: {image}': '拡大：{image}',
  'Enlarge image': '画像を拡大',
  Image: '画像',
  Close: '閉じる',
  'Pages with a similar address': 'アドレスが似ているページ',
  'Copy link to Markdown': 'Markdown へのリンクをコピー',
  'Your {name}, kept until you close this tab': 'あなたの {name}。このタブを閉じるまで保持されます',
  Suggestions: '候補',
  'Use the window that opened to sign in.': '開いたウィンドウでサインインしてください。',
  'The window was closed before you signed in.': 'サインインする前にウィンドウが閉じられました。',
  'The response belongs to a different sign-in and was ignored. Try again.':
    'この応答は別のサインインのものなので使われませんでした。もう一度お試しください。',
  'Signing in requires a page served over HTTPS.':
    'サインインするにはページが https で読み込まれている必要があります。',
  'Open {url} and enter {code}.': '{url} を開いて {code} を入力してください。',
  '{host} says: {reason}': '{host} の応答: {reason}',
  '{host} did not respond, or does not allow this site to read its responses.':
    '{host} が応答しなかったか、このサイトに応答の読み取りを許可していません。',
  'The token is valid until {time}.': 'トークンは {time} まで有効です。',
  'Token received.': 'トークンを受け取りました。',
  'The token has expired. Get a new one.': 'トークンの有効期限が切れました。新しく取得してください。',
  // The question whether a page helped.
  'Your feedback could not be sent. Please try again.': '送信できませんでした。もう一度お試しください。',
  'Thank you.': 'ありがとうございます。',
  'What helped you? (optional)': '役に立った点は何ですか？（任意）',
  'What was missing? (optional)': '不足していた点は何ですか？（任意）',
  Send: '送信',
  'Thank you for your comment.': 'コメントありがとうございます。',
  // The search.
  Search: '検索',
  'Searching…': '検索中…',
  'The search could not be loaded.': '検索を読み込めませんでした。',
  'Try again': '再試行',
  'The search needs a connection, and this device is offline.':
    '検索には接続が必要ですが、この端末はオフラインです。',
  'The search service cannot be reached.': '検索サービスに接続できません。',
  'The search service answers with an error: {reason}': '検索サービスがエラーを返しました: {reason}',
  'No pages found': '該当するページはありません',
  '{count} or more pages': '{count} ページ以上',
  '{count} or more pages in {version}': '{version} に {count} ページ以上',
  'No results for “{query}” here. Search everything, or try different words.':
    'ここには「{query}」が見つかりません。「すべて」で検索するか、別の語句をお試しください。',
  'No results for “{query}”. Try different or fewer words.':
    '「{query}」が見つかりません。別の語句を使うか、語句を減らしてお試しください。',
  'Recent pages': '最近開いたページ',
  'Recent searches': '最近の検索',
  'Suggested pages': 'おすすめのページ',
  'Updated since your last visit': '前回の訪問以降に更新',
  'Close search (Esc)': '検索を閉じる（Esc）',
  Everything: 'すべて',
  Clear: '消去',
  Pages: 'ページ',
  'Search in': '検索対象',
  Navigate: '移動',
  Open: '開く',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'ペア {number} を削除',
  'Remove item {number}': '要素 {number} を削除',
  'Item {number}': '要素 {number}',
  Required: '必須',
  'Choose a file': 'ファイルを選択してください',
  '{field}: {mistake}': '{field}：{mistake}',
  'Must start with http:// or https://': 'http:// または https:// で始めてください',
  'Contains a character that is not allowed in a header': 'ヘッダーに使用できない文字が含まれています',
  // What the schema of a value does not allow.
  'Not allowed here': 'ここでは使用できません',
  'Matches more than one option; must match exactly one':
    '複数の選択肢に一致しています（1 つだけに一致する必要があります）',
  'This value is not allowed': '使用できない値です',
  'Required when {field} is set': '{field} を指定する場合は必須です',
  'Invalid name: {mistake}': '名前が条件に合いません：{mistake}',
  'Must not contain duplicate items': '同じ要素を重複して指定できません',
  'Must match the pattern {pattern}': 'パターン {pattern} に一致する必要があります。',
  'Must not be empty': '空にできません',
  'Must be at least {bound}': '{bound} 以上にしてください',
  'Must be at most {bound}': '{bound} 以下にしてください',
  'Must be more than {bound}': '{bound} より大きい値にしてください',
  'Must be less than {bound}': '{bound} より小さい値にしてください',
  'Must be a multiple of {bound}': '{bound} の倍数にしてください',
  'Must be {value}': '値は {value} にしてください',
  'Must be one of: {values}': '次のいずれかにしてください：{values}',
  'Must be a date, such as 2026-01-31': '日付を入力してください（例：2026-01-31）',
  'Must be a date and time, such as 2026-01-31T09:30:00Z':
    '日時を入力してください（例：2026-01-31T09:30:00Z）',
  'Must be a time, such as 09:30:00Z': '時刻を入力してください（例：09:30:00Z）',
  'Must be an email address': 'メールアドレスを入力してください',
  'Must be a full URL, such as https://example.com':
    '完全な URL を入力してください（例：https://example.com）',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000':
    'UUID を入力してください（例：123e4567-e89b-12d3-a456-426614174000）',
  'Must be an IPv4 address, such as 192.0.2.1': 'IPv4 アドレスを入力してください（例：192.0.2.1）',
  'Must be an IPv6 address, such as 2001:db8::1': 'IPv6 アドレスを入力してください（例：2001:db8::1）',
  // The types in that, which are listed with “or”.
  'Must be {type}': '{type}にしてください',
  'a string': 'テキスト',
  'a number': '数値',
  'an integer': '整数',
  'true or false': '真偽値（true/false）',
  'an object': 'オブジェクト',
  'an array': '配列',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column})': '{mistake}（{line} 行目、{column} 列目）',
  'Comments are not allowed in JSON': 'JSON にコメントは使用できません',
  'Missing {end} for the {start} on line {line}': '{line} 行目の {start} に対応する {end} がありません',
  'Unexpected {sign} after the end of the JSON': '末尾の後には何も記述できませんが、{sign} があります',
  'Expected {sign}': 'ここは {sign} でなければなりません',
  'Missing comma before {word}': '{word} の前にカンマがありません',
  'Comma not allowed before {sign}': '{sign} の前にカンマは記述できません',
  'Missing colon after {name}': '{name} の後にコロンがありません',
  'Missing colon after the key': '名前の後にコロンがありません',
  'Missing value': '値がありません',
  'Missing value after the comma': 'カンマの後に値がありません',
  'Missing value after the colon': 'コロンの後に値がありません',
  'Missing value after {name}': '{name} の後に値がありません',
  'JSON allows only double quotes': 'JSON で使用できる引用符は二重引用符のみです',
  'The key {word} must be in double quotes': '名前 {word} は二重引用符で囲む必要があります',
  'Expected a key in double quotes': '二重引用符で囲まれた名前がありません',
  '{word} is not allowed in JSON': 'JSON に {word} はありません',
  'Use {known} instead of {word}': 'JSON に {word} はありません。{known} を使用してください',
  '{word} is not a valid JSON number': '{word} は JSON の数値の書き方ではありません',
  '{word} must be in double quotes': '{word} は二重引用符で囲む必要があります',
  'A value cannot begin with {sign}': '値の先頭に {sign} は使用できません',
  'Missing closing quote on this line': 'この行に閉じる引用符がありません',
  'Control characters must be escaped as {written}': '制御文字は {written} と記述する必要があります',
  '{unknown} is not a valid escape; write a backslash as \\\\':
    '{unknown} は JSON では使用できません。バックスラッシュは \\\\ と記述します',
  'Missing closing quote': '閉じる引用符がありません',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'This request goes directly from your browser to {host}.': 'ブラウザーから {host} に直接送信されます。',
  'This request goes through this site’s relay. {why}':
    'このリクエストはこのサイトのリレーを経由します。{why}',
  'Your browser cannot send this request. {why} {limit} Use this cURL command:':
    'ブラウザーからはこのリクエストを送信できません。{why}{limit}次の cURL コマンドを使用してください：',
  'Browsers cannot send a {method} request with a body.':
    'ブラウザーはボディ付きの {method} リクエストを送信できません。',
  'Browsers cannot send a {method} request.': 'ブラウザーは {method} リクエストを送信できません。',
  'Browsers resolve the “.” and “..” in the path.': 'ブラウザーはパス内の「.」と「..」を解決します。',
  'Browsers do not let an HTTPS page call {host} over HTTP.':
    'ブラウザーは HTTPS のページから {host} への HTTP 通信を許可しません。',
  '{host} does not allow requests from other sites (CORS).':
    '{host} は他のサイトからのリクエストを許可していません（CORS）。',
  'This site does not use a relay.': 'このサイトではリレーを使用していません。',
  'This site’s relay is not available.': 'このサイトのリレーは利用できません。',
  'The relay does not call server URLs entered by hand.':
    'リレーは手入力されたサーバー URL を呼び出しません。',
  'The relay cannot send it either.': 'リレーからも送信できません。',
  'The body is too large for the relay, which accepts up to 1 MB.':
    'ボディがリレーの上限である 1 MB を超えています。',
  // A request that is sent, and why it may get no answer.
  Cancel: 'キャンセル',
  Waiting: '応答待ち',
  'The request was sent': 'リクエストを送信しました',
  'Copy cURL command': 'cURL コマンドをコピー',
  'Send through the relay': 'リレー経由で送信',
  '{title}. {message}': '{title}。{message}',
  Canceled: 'キャンセルしました',
  'The request may still have reached the server.': 'リクエストはすでに届いている可能性があります。',
  'No response': '応答がありません',
  'The request timed out. It may still have reached the server.':
    '時間内に応答がなかったため、待機を中止しました。リクエストは届いている可能性があります。',
  '{host} did not respond. It may be down, or your browser cannot reach it.':
    '{host} から応答がありませんでした。停止しているか、ブラウザーから到達できません。',
  'The connection to {host} was lost. The request may have reached the server.':
    '{host} との接続が切れました。リクエストは届いている可能性があります。',
  'Not sent': '送信されませんでした',
  'The connection to this site was lost. Try again.':
    'このサイトとの接続が切れました。もう一度お試しください。',
  'A file can no longer be read, or the response was interrupted.':
    'ファイルを読み取れなくなったか、応答が途中で切れました。',
  'Response not readable': '応答を読み取れません',
  '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.':
    '{host} は他のサイトのブラウザーからのアクセスを許可していません（CORS）。リクエストは届いている可能性があり、再送信すると処理が二重に実行されることがあります。',
  '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.':
    '{host} が他のサイトのブラウザーからのアクセスを許可していない（CORS）ため、このサイトのリレーを経由しました。',
  'Refused by the relay': 'リレーに拒否されました',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'レスポンスにボディはありません。',
  'Truncated at {size}: this is the relay’s limit.':
    '{size} で打ち切られました。リレーはこれを超えるデータを転送しません。',
  'Canceled after {size}.': '{size} 受信後にキャンセルしました。',
  'The connection was lost after {size}.': '{size} 受信後に接続が切れました。',
  'This is not valid JSON: see line {line}, column {column}.':
    '有効な JSON ではありません：{line} 行目、{column} 列目を確認してください。',
  'Show {count} more ({left} left)': 'さらに {count} 件を表示（残り {left} 件）',
  'Show more ({size} left)': 'さらに表示（残り {size}）',
  'Showing the last {shown} of {count}. Select Raw to see all.':
    '全 {count} 件のうち最後の {shown} 件です。「元データ」ですべて表示できます。',
  '{facts}. This browser cannot show it.': '{facts}。このブラウザーでは表示できません。',
  Download: 'ダウンロード',
  'Restore request:': '次のリクエストを再入力：',
  'Show secrets': '秘密情報を表示',
  'Exactly as the relay sent it.': 'リレーが送信した内容そのものです。',
  'The relay adds the headers in gray. After you send, the exact request is shown here.':
    '灰色の部分はリレーが追加します。送信後、実際の送信内容がここに表示されます。',
  'cURL adds the headers in gray, plus User-Agent and Accept.':
    '灰色の部分と User-Agent、Accept は cURL が追加します。',
  'The browser adds the headers in gray, and others that a page cannot read: {headers}.':
    '灰色の部分と、ページからは値が見えない次のヘッダーはブラウザーが追加します：{headers}。',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.':
    'リレーは自サイトの名前に対してのみ応答します。公開サイトでは、site.json の "siteUrl" にアドレスを指定してください。',
  'The relay accepts only POST requests.': 'リレーは POST のメッセージのみを受け付けます。',
  'The relay accepts messages only from pages of its own site.':
    'リレーは自サイトのページからのメッセージのみを受け付けます。',
  'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.':
    'リレーは、同一オリジンであるとブラウザーが示すメッセージのみを受け付けます。ブラウザーがそれを示すのは、https と localhost の場合です。',
  'The relay accepts only application/json.': 'リレーは application/json のみを受け付けます。',
  'The relay does not accept messages with a content encoding.':
    'リレーはエンコードされていないメッセージのみを受け付けます。',
  'Too many requests within a minute. Wait a moment.':
    '1 分間のリクエストが多すぎます。しばらくお待ちください。',
  'Too many requests at the same time. Wait until one has finished.':
    '同時リクエストが多すぎます。いずれかが終了するまでお待ちください。',
  'The relay is handling too many requests. Wait until one of yours has finished.':
    'リレーの同時リクエストが多すぎます。自分のリクエストのいずれかが終了するまでお待ちください。',
  'The message did not arrive in time.': 'メッセージが時間内に届きませんでした。',
  'The message is incomplete.': 'メッセージが途中で終了しました。',
  'The message is not a JSON object.': 'メッセージが JSON オブジェクトではありません。',
  'The message has a missing or invalid field.': 'メッセージに不足があるか、型の異なる値が含まれています。',
  'The relay cannot create a request from this message.':
    'リレーはこのメッセージからリクエストを作成できません。',
  'This operation is not documented on this site. Reload the page.':
    'このサイトのドキュメントに該当するオペレーションはありません。ページを再読み込みしてください。',
  'The relay calls only servers listed in the documentation.':
    'リレーが呼び出すのは、ドキュメントに記載されたサーバーのみです。',
  'The relay calls only servers with an http or https URL and a plain host name.':
    'リレーが呼び出すのは、URL が http または https とホスト名からなるサーバーのみです。',
  'The relay calls its own site only when the site runs on this machine.':
    'リレーが自身の属するサイトを呼び出すのは、サイトがこのマシンで配信されている間のみです。',
  'The relay sends only cookies that the operation declares.':
    'リレーが送信するのは、オペレーションで宣言された Cookie のみです。',
  'The operation does not use this authorization.': 'オペレーションにこの認証方法はありません。',
  'The operation does not accept a body.': 'このオペレーションにボディは指定できません。',
  'The multipart boundary is not valid.':
    '指定された boundary は、マルチパートボディの boundary として無効です。',
  'A value in the path must not contain a "." or ".." segment.':
    'パス内の値により、別のパスを指すことになります。',
  'The URL and headers of the request are too large.':
    'リクエストの URL とヘッダーが、サーバーの受け付ける大きさを超えています。',
  // The same with values in it.
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.':
    '{host} は公開インターネット上にないアドレスを指しています。プライベートサーバーは IP アドレスまたは localhost で指定してください。',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.':
    '{host} は公開インターネット上にありません。リレーがこれを呼び出すのは、サイトがこのマシンで配信されている間のみです。',
  '{host} is an address that the relay never calls.': '{host} はリレーが呼び出すことのないアドレスです。',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'リレーはヘッダー {name} を送信しません。空のままにするか、cURL でリクエストを送信してください。',
  'The relay does not send {method} requests.': 'リレーは {method} を送信しません。',
  'The header {name} contains a character that is not allowed in headers.':
    'ヘッダー {name} に、ヘッダーに使用できない文字が含まれています。',
  'The path has no value for {name}.': 'パスに {name} の値がありません。',
  'The relay does not call port {port}, which browsers also block.':
    'リレーはポート {port} を呼び出しません。このポートはブラウザーでも拒否されます。',
  'The relay does not recognize "{name}".': '「{name}」はリレーで使用できません。',
  'The relay does not accept "{value}" for the server variable "{name}".':
    'リレーでは、サーバーの変数「{name}」を「{value}」にできません。',
  'The operation has no parameter "{name}".': 'オペレーションにパラメーター「{name}」はありません。',
  'The value of "{name}" contains a line break or control character.':
    '「{name}」の値に改行または制御文字が含まれています。',
  'The operation does not use the credential "{name}".':
    'オペレーションは認証情報「{name}」を必要としていません。',
  'The operation does not accept a body of type "{type}".':
    'このオペレーションに「{type}」型のボディは指定できません。',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'リレーが送信できるボディは {size} MB までです。それより大きいボディは cURL で送信してください。',
  '{host} did not respond within {seconds} seconds.':
    '{host} から {seconds} 秒以内に応答がありませんでした。',
  'The host name {host} could not be found. Check the server URL.':
    '名前 {host} が見つかりません。サーバーのアドレスを確認してください。',
  '{host} refused the connection; no server is listening there.':
    '{host} に接続を拒否されました。待ち受けているサーバーがありません。',
  '{host} closed the connection.': '{host} によって接続が切断されました。',
  '{host} closed the connection ({code}).': '{host} によって接続が切断されました（{code}）。',
  'The relay cannot reach {host}.': 'ここから {host} に到達できません。',
  '{host} did not accept the connection in time.': '{host} との接続が時間内に確立されませんでした。',
  '{host} sent headers that are too large.': '{host} の応答のヘッダーが大きすぎます。',
  'The certificate of {host} has expired.': '{host} の証明書は有効期限が切れています。',
  'The certificate of {host} is for a different host name.': '{host} の証明書は別の名前のものです。',
  'The certificate of {host} is not signed by a trusted authority.':
    '{host} の証明書は、既知の認証局によって署名されていません。',
  '{host} did not follow the TLS protocol.': '{host} の TLS 通信が規格どおりではありません。',
  '{host} did not send a valid HTTP response.': '{host} の応答は HTTP ではありません。',
  '{host} closed the connection or did not send a valid HTTP response.':
    '{host} によって接続が切断されたか、応答が HTTP ではありませんでした。',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.':
    '{host} によって接続が切断されたか、証明書が無効か、応答が HTTP ではありませんでした。',
  // Comments of request samples, on one line.
  'Set {name} to your own value.': '{name}：実際の値を指定してください。',
  'Set {names} to your own values.': '{names}：実際の値を指定してください。',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'ブラウザーはボディ付きの {method} リクエストを送信できません（fetch() が拒否します）。',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'ブラウザーは {method} リクエストを送信できません（fetch() が拒否します）。',
  'Filled in from the response to {title}.': '{title} の応答から入力しました。',
  'Use {value} from the response to {title}': '{title} の応答の {value} を使う',
  'Send it from a server, here with Node.js.': 'サーバーから送信してください（ここでは Node.js を使用）。',
  '{client} does not send the body of a {method} request; {other} does.':
    '{client} は {method} リクエストのボディを拒否しますが、{other} は送信します。',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'スクリプトから Cookie は設定できません。ブラウザーが保持している API のサイトの Cookie を送信します。',
  'Scripts cannot set {name}: the browser sets it or leaves it out.':
    'スクリプトから {name} は設定できません。ブラウザーが設定するか、何も送信しません。',
  '{client} resolves the "." and ".." in this path, so it requests a different path.':
    '{client} はこのパス内の "." と ".." を解決するため、別のパスへのリクエストになります。',
  'raises unless the status is 2xx': 'ステータスが 2xx 以外の場合は例外が発生',
  // The search.
  '{count} pages': { other: '{count} ページ' },
  '{count} pages in {version}': { other: '{version} に {count} ページ' },
  // The form of a request.
  '{count} problems': { other: '{count} 件の問題' },
  'Must have at least {count} characters': {
    other: '{count} 文字以上にしてください',
  },
  'Must have at most {count} characters': {
    other: '{count} 文字以下にしてください',
  },
  'Must have at least {count} items': {
    other: '要素を {count} 個以上にしてください',
  },
  'Must have at most {count} items': {
    other: '要素を {count} 個以下にしてください',
  },
  'Must have at least {count} fields': {
    other: 'フィールドを {count} 個以上にしてください',
  },
  'Must have at most {count} fields': {
    other: 'フィールドを {count} 個以下にしてください',
  },
  'Must contain at least {count} matching items': {
    other: '条件に合う要素を {count} 個以上にしてください',
  },
  'Must contain at most {count} matching items': {
    other: '条件に合う要素を {count} 個以下にしてください',
  },
  'Must be one of: {values}, and {count} more': {
    other: '次のいずれかにしてください：{values}、ほか {count} 個',
  },
  // Which way a request goes.
  'Browsers do not let pages set the headers {names}.': {
    other: 'ブラウザーの制限により、ページからヘッダー {names} を設定できません。',
  },
  // An answer, and a body that is sent.
  '{count} items': { other: '{count} 個の要素' },
  '{count} keys': { other: '{count} 個のキー' },
  '<{count} bytes of binary data>': { other: '<バイナリデータ {count} バイト>' },
  '<{count} bytes of a file>': { other: '<ファイル {count} バイト>' },
  '<{count} bytes of {name}>': { other: '<{name}：{count} バイト>' },
  '<{count} more bytes>': { other: '<残り {count} バイト>' },
};

export default translations;
