import type { Translations } from '../translate.ts';

/** Vietnamese. */
const translations: Translations = {
  // Around a page.
  'Skip to content': 'Chuyển đến nội dung',
  Site: 'Trang web',
  Home: 'Trang chủ',
  Menu: 'Menu',
  'Switch color mode': 'Chuyển chế độ màu',
  Version: 'Phiên bản',
  Product: 'Sản phẩm',
  'Choose a product': 'Chọn một sản phẩm',
  'Updated {date}': 'Cập nhật: {date}',
  Language: 'Ngôn ngữ',
  'Page language': 'Ngôn ngữ của trang',
  'This page has not been translated yet.': 'Trang này chưa được dịch.',
  // The frame of a page: its columns, its head and its foot.
  'On this page': 'Trên trang này',
  Contents: 'Mục lục',
  Footer: 'Chân trang',
  'Page actions': 'Thao tác với trang',
  'Subscribe to the feed': 'Đăng ký nguồn cấp tin',
  'View as Markdown': 'Xem dưới dạng Markdown',
  'Suggest an edit': 'Đề xuất chỉnh sửa',
  'Raise an issue': 'Báo cáo vấn đề',
  'Download OpenAPI document': 'Tải tài liệu OpenAPI xuống',
  'Open menu': 'Mở menu',
  Sections: 'Các phần',
  'Previous and next page': 'Trang trước và trang sau',
  Previous: 'Trang trước',
  Next: 'Trang sau',
  'Was this page helpful?': 'Trang này có hữu ích không?',
  Yes: 'Có',
  No: 'Không',
  Breadcrumb: 'Đường dẫn điều hướng',
  Deprecated: 'Không dùng nữa',
  'Copy page': 'Sao chép trang',
  'More page actions': 'Thao tác khác với trang',
  'Open in {name}': 'Mở trong {name}',
  'Connect to {name}': 'Kết nối với {name}',
  'Copy MCP server URL': 'Sao chép URL máy chủ MCP',
  'Copy MCP install command': 'Sao chép lệnh cài đặt MCP',
  'Read {url} so that I can ask questions about it.':
    'Hãy đọc {url} để tôi có thể đặt câu hỏi về nội dung đó.',
  'Side panel': 'Bảng bên',
  // The page that is shown where there is none. `{address}` is "this address", or the address itself.
  'Page not found': 'Không tìm thấy trang',
  'Page moved': 'Đã chuyển',
  'Continue to {url}': 'Đi tới {url}',
  'This page does not exist': 'Trang này không tồn tại',
  'There is no page at {address}. It may have been moved, or the link may be mistyped.':
    'Không có nội dung nào được xuất bản tại {address}. Có thể trang đã được chuyển đi hoặc đường liên kết bị viết sai.',
  'this address': 'địa chỉ này',
  'Go to the home page': 'Chuyển đến trang chủ',
  // Pages of the API reference as a whole.
  Schema: 'Lược đồ',
  'Used by': 'Được sử dụng bởi',
  Groups: 'Nhóm',
  Operations: 'Thao tác',
  Schemas: 'Lược đồ',
  'No matches found.': 'Không có mục nào trong danh sách chứa các từ này.',
  'Sign in': 'Đăng nhập',
  'Client credentials': 'Thông tin xác thực máy khách',
  'Sign in on another device': 'Đăng nhập trên thiết bị khác',
  'Get a token': 'Lấy mã thông báo',
  'OAuth flow': 'Luồng OAuth',
  'Client ID': 'ID máy khách',
  'Client secret': 'Bí mật máy khách',
  'Redirect URI': 'URI chuyển hướng',
  'You can close this window.': 'Bạn có thể đóng cửa sổ này.',
  'What you enter and the responses are kept until you close this tab.':
    'Nội dung bạn nhập và câu trả lời được giữ đến khi đóng thẻ này.',
  Forget: 'Quên',
  'Send anyway': 'Vẫn gửi',
  'Send {method}': 'Gửi {method}',
  'Send (cannot be undone)': 'Gửi, không thể hoàn tác',
  View: 'Chế độ xem',
  'Switch view': 'Chế độ xem',
  Reference: 'Tham khảo',
  'Try it': 'Dùng thử',
  'A webhook: the API sends this request to you.': 'Webhook: API gửi yêu cầu này cho bạn.',
  'Verify the request': 'Xác minh yêu cầu',
  'Compute the signature of the body with your secret. Trust the request only if it matches {header}.':
    'Tạo chữ ký của nội dung bằng khóa bí mật của bạn và chỉ tin yêu cầu nếu {header} có cùng chữ ký.',
  'The signature is the HMAC-SHA256 of {content}, as defined by {standard}.':
    'Chữ ký là HMAC-SHA256 của {content}, theo {standard}.',
  // Components of pages.
  Note: 'Lưu ý',
  Info: 'Thông tin',
  Tip: 'Mẹo',
  Success: 'Thành công',
  Warning: 'Cảnh báo',
  Danger: 'Nguy hiểm',
  Details: 'Chi tiết',
  Fields: 'Trường',
  Announcement: 'Thông báo',
  'Close this announcement': 'Đóng thông báo này',
  Update: 'Cập nhật',
  Tags: 'Thẻ',
  'Copy code': 'Sao chép mã',
  'Copy prompt': 'Sao chép câu lệnh',
  'Copy {text}': 'Sao chép {text}',
  'Open in {application}': 'Mở trong {application}',
  Prompt: 'Câu lệnh',
  'Add a header, query parameter, or cookie': 'Thêm header, tham số truy vấn hoặc cookie',
  'Include in request': 'Gửi mục này',
  Location: 'Nơi gửi',
  Name: 'Tên',
  'Pick date and time': 'Chọn ngày và giờ',
  'The relay sends only what the API description defines.':
    'Máy chủ chuyển tiếp chỉ gửi những gì mô tả API định nghĩa.',
  'Send again': 'Gửi lại',
  'Compare with previous request': 'So sánh với yêu cầu trước',
  'No differences.': 'Nội dung đã gửi giống nhau.',
  'Form width': 'Chiều rộng biểu mẫu',
  Request: 'Yêu cầu',
  Response: 'Phản hồi',
  'Select tab': 'Chọn tab',
  More: 'Thêm',
  'Show fewer lines': 'Hiện ít dòng hơn',
  'Show this page for': 'Hiển thị trang này cho',
  Formula: 'Công thức',
  light: 'sáng',
  dark: 'tối',
  // A field that a page describes by hand. `{place}` is query, header or cookie.
  'in {place}': 'trong {place}',
  '{type} in {place}': '{type} trong {place}',
  required: 'bắt buộc',
  optional: 'không bắt buộc',
  deprecated: 'không dùng nữa',
  Default: 'Mặc định',
  'One of': 'Một trong',
  'Allowed values': 'Giá trị cho phép',
  Example: 'Ví dụ',
  // What the compiler adds to a page (`PageMessage`).
  Done: 'Đã xong',
  'To do': 'Chưa xong',
  Table: 'Bảng',
  'Table ({number})': 'Bảng ({number})',
  'Table: {columns}': 'Bảng: {columns}',
  'Table: {columns} ({number})': 'Bảng: {columns} ({number})',
  'Formula {number}': 'Công thức {number}',
  'Link to this section': 'Liên kết đến phần này',
  Footnotes: 'Chú thích cuối trang',
  'Back to reference {number}': 'Quay lại vị trí tham chiếu {number}',
  'Code {number}': 'Mã {number}',
  'Tab {number}': 'Tab {number}',
  // What a diagram without a title is called.
  Flowchart: 'Lưu đồ',
  'Sequence diagram': 'Biểu đồ tuần tự',
  'Class diagram': 'Biểu đồ lớp',
  'Entity relationship diagram': 'Biểu đồ thực thể – mối quan hệ',
  'State diagram': 'Biểu đồ trạng thái',
  Chart: 'Biểu đồ',
  'Gantt chart': 'Biểu đồ Gantt',
  'Pie chart': 'Biểu đồ tròn',
  'User journey': 'Hành trình người dùng',
  'Mind map': 'Sơ đồ tư duy',
  Timeline: 'Dòng thời gian',
  'Git graph': 'Đồ thị Git',
  'Quadrant chart': 'Biểu đồ góc phần tư',
  Diagram: 'Sơ đồ',
  // The rows of an operation or a schema. A name in braces is an element: a link, a code, a word of the document.
  Authorization: 'Ủy quyền',
  '{one} or {other}': '{one} hoặc {other}',
  'API key': 'Khóa API',
  'Bearer token': 'Token Bearer',
  'Mutual TLS': 'TLS hai chiều',
  'Format: {form}': 'Định dạng: {form}',
  Scopes: 'Phạm vi',
  'Path parameters': 'Tham số đường dẫn',
  'Query parameters': 'Tham số truy vấn',
  Headers: 'Header',
  Cookies: 'Cookie',
  Body: 'Phần thân',
  'one of these media types': 'một trong các kiểu media này',
  'Any content.': 'Nội dung bất kỳ.',
  'No body.': 'Không có phần thân.',
  Callbacks: 'Callback',
  'to {operation}': 'đến {operation}',
  Webhook: 'Webhook',
  'Any key': 'Khóa bất kỳ',
  'See {link}': 'Xem {link}',
  'Any of': 'Một hoặc nhiều trong',
  'One of, depending on {property}': 'Một trong, phân biệt theo {property}',
  'Any of, depending on {property}': 'Một hoặc nhiều trong, phân biệt theo {property}',
  'OpenAPI document': 'tài liệu OpenAPI',
  'read-only': 'chỉ đọc',
  'write-only': 'chỉ ghi',
  'More documentation': 'Tài liệu bổ sung',
  'Base URLs': 'URL cơ sở',
  // What a document says of itself.
  License: 'Giấy phép',
  Contact: 'Liên hệ',
  'Terms of service': 'Điều khoản dịch vụ',
  // Groups of operations without a tag.
  Documentation: 'Tài liệu',
  Overview: 'Tổng quan',
  Endpoints: 'Endpoint',
  Webhooks: 'Webhook',
  // What a schema says of its values, beside them: `Length` with `1 to 200`.
  Format: 'Định dạng',
  'Media type': 'Kiểu media',
  Encoding: 'Kiểu mã hóa',
  Value: 'Giá trị',
  'Allowed values, first {shown} of {count}': 'Giá trị cho phép, {shown} giá trị đầu trong {count}',
  Length: 'Độ dài',
  Range: 'Khoảng',
  'Multiple of': 'Bội số của',
  Items: 'Phần tử',
  unique: 'không trùng lặp',
  Contains: 'Chứa',
  Properties: 'Thuộc tính',
  'only those listed': 'không có thuộc tính khác',
  Pattern: 'Mẫu',
  'Keys match': 'Khóa khớp với',
  Keys: 'Khóa',
  'Required with {key}': 'Khi có {key}, cần thêm',
  'Needs exactly one of': 'Cần đúng một trong',
  'Needs at least one of': 'Cần ít nhất một trong',
  Not: 'Không phải',
  'with {names}': 'có {names}',
  '{low} to {high}': '{low} đến {high}',
  'exactly {number}': 'đúng {number}',
  'at least {low}': 'tối thiểu {low}',
  'at most {high}': 'tối đa {high}',
  'more than {low}': 'lớn hơn {low}',
  'less than {high}': 'nhỏ hơn {high}',
  'more than {low}, less than {high}': 'lớn hơn {low}, nhỏ hơn {high}',
  'more than {low}, at most {high}': 'lớn hơn {low}, tối đa {high}',
  'at least {low}, less than {high}': 'tối thiểu {low}, nhỏ hơn {high}',
  // The bar and the code beside an operation. `{type}` is a media type.
  'Base URL': 'URL cơ sở',
  'Copy URL': 'Sao chép địa chỉ',
  'Copy link to this request': 'Sao chép liên kết đến yêu cầu này',
  Examples: 'Ví dụ',
  'Raw HTTP': 'HTTP thô',
  'In a file: {file}': 'Trong tệp: {file}',
  'A file: {type}': 'Tệp: {type}',
  // The form of a playground.
  'JavaScript is required to send requests. The cURL sample sends the same request from a terminal.':
    'Cần có JavaScript để gửi yêu cầu, nhưng JavaScript đang tắt. Mã mẫu cURL gửi cùng yêu cầu này từ terminal.',
  'This page was opened from a disk: only servers that let any page ask them (CORS) can be tried from it. The cURL sample sends the same request from a terminal.':
    'Trang này được mở từ ổ đĩa: từ đây chỉ có thể thử các máy chủ chấp nhận yêu cầu từ mọi trang (CORS). Mẫu cURL gửi cùng yêu cầu đó từ terminal.',
  Server: 'Máy chủ',
  'Send a body': 'Gửi phần thân',
  'Edit the body as': 'Chỉnh sửa phần thân dưới dạng',
  Form: 'Biểu mẫu',
  'Body as JSON': 'Phần thân dạng JSON',
  '{name}: variant': '{name}: loại',
  Variant: 'Loại',
  Choose: 'Chọn',
  'Not set': 'Chưa đặt',
  'Add key-value pair': 'Thêm cặp',
  'Add item': 'Thêm phần tử',
  Key: 'Khóa',
  Item: 'Phần tử',
  Remove: 'Xóa',
  // What a request is authorized with. `{place}` is header, query or cookie.
  'API key in {place}': 'Khóa API trong {place}',
  'Username and password': 'Tên người dùng và mật khẩu',
  '{scheme} token': 'Token {scheme}',
  'Client certificate': 'Chứng chỉ máy khách',
  None: 'Không có',
  '{one} and {other}': '{one} và {other}',
  'Authorize with': 'Ủy quyền bằng',
  'The request is sent without credentials.': 'Yêu cầu được gửi mà không có thông tin xác thực.',
  'Your browser provides its own client certificate when it connects.':
    'Trình duyệt của bạn tự xuất trình chứng chỉ máy khách; chứng chỉ này được yêu cầu khi thiết lập kết nối.',
  Username: 'Tên người dùng',
  Password: 'Mật khẩu',
  Prefix: 'Tiền tố',
  'Show {name}': 'Hiện {name}',
  'Use the demo token': 'Dùng token demo',
  'Show in code samples': 'Hiện trong mã mẫu',
  // The card of an answer.
  History: 'Lịch sử',
  Raw: 'Thô',
  'Download body': 'Tải phần thân xuống',
  'Copy response': 'Sao chép phản hồi',
  'Sent before your last edit': 'Đã gửi trước lần chỉnh sửa gần nhất của bạn',
  'No request sent yet. The response will appear here.': 'Chưa gửi yêu cầu nào. Phản hồi sẽ hiển thị ở đây.',
  'No request sent yet.': 'Chưa gửi yêu cầu nào.',
  'Response body': 'Phần thân của phản hồi',
  'Sent by your browser, which can read only the headers that the server exposes.':
    'Do trình duyệt gửi; trình duyệt chỉ cho trang thấy những header mà máy chủ cho phép.',
  'Requests you send from this page are listed here until you close the tab.':
    'Những gì bạn gửi từ trang này được liệt kê ở đây cho đến khi đóng tab.',
  // The frame of a page and its components.
  '{count} stars': { other: '{count} sao' },
  '{count} operations': { other: '{count} thao tác' },
  'Show all {count} lines': { other: 'Hiện tất cả {count} dòng' },
  // The rows of an operation or a schema. `{document}` is a link.
  '{count} fields': { other: '{count} trường' },
  '{count} headers': { other: '{count} header' },
  '{count} links': { other: '{count} liên kết' },
  '{count} other options': { other: '{count} cách khác' },
  '{count} fields omitted to keep this page short. See {document}.': {
    other: '{count} trường đã được lược bớt để trang này ngắn gọn: xem {document}.',
  },
  '{count} more fields omitted to keep this page short. See {document}.': {
    other: '{count} trường khác đã được lược bớt để trang này ngắn gọn: xem {document}.',
  },
  Copied: 'Đã sao chép',
  // The reader's tools around a page.
  'Link copied': 'Đã sao chép liên kết',
  'Not copied': 'Chưa sao chép được',
  Filter: 'Lọc',
  'Filter: {name}': 'Lọc: {name}',
  'Close menu': 'Đóng menu',
  'Enlarge: {image}': 'Phóng to: {image}',
  'Enlarge image': 'Phóng to hình ảnh',
  Image: 'Hình ảnh',
  Close: 'Đóng',
  'Pages with a similar address': 'Trang có địa chỉ tương tự',
  'Copy link to Markdown': 'Sao chép liên kết đến Markdown',
  'Your {name}, kept until you close this tab': 'Giá trị {name} của bạn, được giữ đến khi đóng thẻ này',
  Suggestions: 'Gợi ý',
  'Use the window that opened to sign in.': 'Hãy đăng nhập trong cửa sổ vừa mở.',
  'The window was closed before you signed in.': 'Cửa sổ đã bị đóng trước khi bạn đăng nhập.',
  'The response belongs to a different sign-in and was ignored. Try again.':
    'Câu trả lời thuộc về một lần đăng nhập khác nên không được dùng. Hãy thử lại.',
  'Signing in requires a page served over HTTPS.': 'Đăng nhập cần trang được tải qua https.',
  'Open {url} and enter {code}.': 'Mở {url} và nhập {code}.',
  '{host} says: {reason}': '{host} trả lời: {reason}',
  '{host} did not respond, or does not allow this site to read its responses.':
    '{host} không trả lời, hoặc không cho trang này đọc câu trả lời.',
  'The token is valid until {time}.': 'Mã thông báo có hiệu lực đến {time}.',
  'Token received.': 'Đã có mã thông báo.',
  'The token has expired. Get a new one.': 'Mã thông báo đã hết hạn. Hãy lấy mã mới.',
  // The question whether a page helped.
  'Your feedback could not be sent. Please try again.': 'Không gửi được. Vui lòng thử lại.',
  'Thank you.': 'Cảm ơn bạn.',
  'What helped you? (optional)': 'Điều gì đã giúp ích cho bạn? (không bắt buộc)',
  'What was missing? (optional)': 'Còn thiếu điều gì? (không bắt buộc)',
  Send: 'Gửi',
  'Thank you for your comment.': 'Cảm ơn bạn đã góp ý.',
  // The search.
  Search: 'Tìm kiếm',
  'Searching…': 'Đang tìm kiếm…',
  'The search could not be loaded.': 'Không tải được công cụ tìm kiếm.',
  'Try again': 'Thử lại',
  'The search needs a connection, and this device is offline.':
    'Tìm kiếm cần có kết nối, nhưng thiết bị này đang ngoại tuyến.',
  'The search service cannot be reached.': 'Không thể kết nối với dịch vụ tìm kiếm.',
  'The search service answers with an error: {reason}': 'Dịch vụ tìm kiếm trả lời bằng một lỗi: {reason}',
  'No pages found': 'Không có trang nào',
  '{count} or more pages': '{count} trang trở lên',
  '{count} or more pages in {version}': '{count} trang trở lên trong {version}',
  'No results for “{query}” here. Search everything, or try different words.':
    'Không có kết quả nào cho {query} ở đây. Hãy tìm trong tất cả hoặc thử từ khác.',
  'No results for “{query}”. Try different or fewer words.':
    'Không có kết quả nào cho {query}. Hãy thử từ khác hoặc dùng ít từ hơn.',
  'Recent pages': 'Đã mở trước đây',
  'Recent searches': 'Tìm kiếm gần đây',
  'Suggested pages': 'Trang được đề xuất',
  'Updated since your last visit': 'Cập nhật kể từ lần truy cập trước',
  'Close search (Esc)': 'Đóng tìm kiếm bằng Esc',
  Everything: 'Tất cả',
  Clear: 'Xóa',
  Pages: 'Trang',
  'Search in': 'Tìm trong',
  Navigate: 'Di chuyển',
  Open: 'Mở',
  // The form of a request. A mistake stands beside its field.
  'Remove pair {number}': 'Xóa cặp {number}',
  'Remove item {number}': 'Xóa phần tử {number}',
  'Item {number}': 'Phần tử {number}',
  Required: 'Bắt buộc',
  'Choose a file': 'Hãy chọn một tệp',
  '{field}: {mistake}': '{field}: {mistake}',
  'Must start with http:// or https://': 'Phải bắt đầu bằng http:// hoặc https://',
  'Contains a character that is not allowed in a header': 'Có ký tự mà không header nào chứa được',
  // What the schema of a value does not allow.
  'Not allowed here': 'Không được phép ở đây',
  'Matches more than one option; must match exactly one':
    'Khớp với nhiều lựa chọn; phải khớp với đúng một lựa chọn',
  'This value is not allowed': 'Giá trị này không được phép',
  'Required when {field} is set': 'Bắt buộc khi có {field}',
  'Invalid name: {mistake}': 'Tên không phù hợp: {mistake}',
  'Must not contain duplicate items': 'Không được có hai phần tử giống nhau',
  'Must match the pattern {pattern}': 'Phải khớp với mẫu {pattern}',
  'Must not be empty': 'Không được để trống',
  'Must be at least {bound}': 'Phải lớn hơn hoặc bằng {bound}',
  'Must be at most {bound}': 'Phải nhỏ hơn hoặc bằng {bound}',
  'Must be more than {bound}': 'Phải lớn hơn {bound}',
  'Must be less than {bound}': 'Phải nhỏ hơn {bound}',
  'Must be a multiple of {bound}': 'Phải là bội số của {bound}',
  'Must be {value}': 'Phải là {value}',
  'Must be one of: {values}': 'Phải là một trong: {values}',
  'Must be a date, such as 2026-01-31': 'Phải là ngày, chẳng hạn 2026-01-31',
  'Must be a date and time, such as 2026-01-31T09:30:00Z':
    'Phải là ngày và giờ, chẳng hạn 2026-01-31T09:30:00Z',
  'Must be a time, such as 09:30:00Z': 'Phải là giờ, chẳng hạn 09:30:00Z',
  'Must be an email address': 'Phải là địa chỉ email',
  'Must be a full URL, such as https://example.com': 'Phải là URL đầy đủ, chẳng hạn https://example.com',
  'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000':
    'Phải là UUID, chẳng hạn 123e4567-e89b-12d3-a456-426614174000',
  'Must be an IPv4 address, such as 192.0.2.1': 'Phải là địa chỉ IPv4, chẳng hạn 192.0.2.1',
  'Must be an IPv6 address, such as 2001:db8::1': 'Phải là địa chỉ IPv6, chẳng hạn 2001:db8::1',
  // The types in that, which are listed with “or”.
  'Must be {type}': 'Phải là {type}',
  'a string': 'văn bản',
  'a number': 'số',
  'an integer': 'số nguyên',
  'true or false': 'true hoặc false',
  'an object': 'đối tượng',
  'an array': 'danh sách',
  // Where a text stops being JSON: the first is put around one of the others.
  '{mistake} (line {line}, column {column})': '{mistake} (dòng {line}, cột {column})',
  'Comments are not allowed in JSON': 'JSON không có chú thích',
  'Missing {end} for the {start} on line {line}': 'Thiếu {end} cho {start} ở dòng {line}',
  'Unexpected {sign} after the end of the JSON': 'Không được có gì sau phần kết thúc, nhưng lại có {sign}',
  'Expected {sign}': 'Chỗ này phải là {sign}',
  'Missing comma before {word}': 'Thiếu dấu phẩy trước {word}',
  'Comma not allowed before {sign}': 'Không được có dấu phẩy trước {sign}',
  'Missing colon after {name}': 'Thiếu dấu hai chấm sau {name}',
  'Missing colon after the key': 'Thiếu dấu hai chấm sau tên',
  'Missing value': 'Thiếu giá trị',
  'Missing value after the comma': 'Thiếu giá trị sau dấu phẩy',
  'Missing value after the colon': 'Thiếu giá trị sau dấu hai chấm',
  'Missing value after {name}': 'Thiếu giá trị sau {name}',
  'JSON allows only double quotes': 'JSON chỉ dùng dấu ngoặc kép',
  'The key {word} must be in double quotes': 'Tên {word} phải nằm trong dấu ngoặc kép',
  'Expected a key in double quotes': 'Thiếu tên trong dấu ngoặc kép',
  '{word} is not allowed in JSON': 'JSON không có {word}',
  'Use {known} instead of {word}': 'JSON không có {word}; hãy dùng {known}',
  '{word} is not a valid JSON number': '{word} không phải là cách JSON viết số',
  '{word} must be in double quotes': '{word} phải nằm trong dấu ngoặc kép',
  'A value cannot begin with {sign}': 'Giá trị không thể bắt đầu bằng {sign}',
  'Missing closing quote on this line': 'Thiếu dấu ngoặc kép đóng ở dòng này',
  'Control characters must be escaped as {written}': 'Ký tự điều khiển phải được viết là {written}',
  '{unknown} is not a valid escape; write a backslash as \\\\':
    'JSON không nhận dạng {unknown}; dấu gạch chéo ngược được viết là \\\\',
  'Missing closing quote': 'Thiếu dấu ngoặc kép đóng',
  // Which way a request goes. {why} and {limit} are clauses of those that follow.
  'This request goes directly from your browser to {host}.':
    'Gửi trực tiếp từ trình duyệt của bạn đến {host}.',
  'This request goes through this site’s relay. {why}':
    'Yêu cầu này được gửi qua máy chủ chuyển tiếp của trang web này. {why}',
  'Your browser cannot send this request. {why} {limit} Use this cURL command:':
    'Trình duyệt của bạn không thể gửi yêu cầu này. {why} {limit} Hãy dùng lệnh cURL này:',
  'Browsers cannot send a {method} request with a body.':
    'Trình duyệt không thể gửi yêu cầu {method} có phần thân.',
  'Browsers cannot send a {method} request.': 'Trình duyệt không thể gửi yêu cầu {method}.',
  'Browsers resolve the “.” and “..” in the path.': 'Trình duyệt phân giải “.” và “..” trong đường dẫn.',
  'Browsers do not let an HTTPS page call {host} over HTTP.':
    'Trình duyệt không cho trang HTTPS gọi {host} qua HTTP.',
  '{host} does not allow requests from other sites (CORS).':
    '{host} không cho phép yêu cầu từ trang web khác (CORS).',
  'This site does not use a relay.': 'Trang web này không dùng máy chủ chuyển tiếp.',
  'This site’s relay is not available.': 'Máy chủ chuyển tiếp của trang web này không khả dụng.',
  'The relay does not call server URLs entered by hand.':
    'Máy chủ chuyển tiếp không gọi URL máy chủ nhập tay.',
  'The relay cannot send it either.': 'Máy chủ chuyển tiếp cũng không thể gửi yêu cầu này.',
  'The body is too large for the relay, which accepts up to 1 MB.':
    'Phần thân quá lớn đối với máy chủ chuyển tiếp, vốn chỉ nhận tối đa 1 MB.',
  // A request that is sent, and why it may get no answer.
  Cancel: 'Hủy',
  Waiting: 'Đang chờ',
  'The request was sent': 'Yêu cầu đã được gửi',
  'Copy cURL command': 'Sao chép lệnh cURL',
  'Send through the relay': 'Gửi qua máy chủ chuyển tiếp',
  '{title}. {message}': '{title}. {message}',
  Canceled: 'Đã hủy',
  'The request may still have reached the server.': 'Yêu cầu vẫn có thể đã đến nơi.',
  'No response': 'Không có câu trả lời',
  'The request timed out. It may still have reached the server.':
    'Không nhận được câu trả lời kịp thời nên đã ngừng chờ. Yêu cầu có thể đã đến nơi.',
  '{host} did not respond. It may be down, or your browser cannot reach it.':
    '{host} không trả lời: máy chủ này đang ngừng hoạt động hoặc trình duyệt của bạn không thể truy cập.',
  'The connection to {host} was lost. The request may have reached the server.':
    'Kết nối đến {host} bị ngắt. Yêu cầu có thể đã đến nơi.',
  'Not sent': 'Chưa gửi',
  'The connection to this site was lost. Try again.': 'Kết nối đến trang web này bị ngắt. Hãy thử lại.',
  'A file can no longer be read, or the response was interrupted.':
    'Không thể đọc một tệp nữa hoặc câu trả lời bị ngắt giữa chừng.',
  'Response not readable': 'Không đọc được câu trả lời',
  '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.':
    '{host} không cho phép trình duyệt truy cập từ trang web khác (CORS). Yêu cầu có thể đã đến nơi; gửi lại có thể khiến yêu cầu được thực hiện hai lần.',
  '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.':
    '{host} không cho phép trình duyệt truy cập từ trang web khác (CORS), nên yêu cầu đã được gửi qua máy chủ chuyển tiếp của trang web này.',
  'Refused by the relay': 'Máy chủ chuyển tiếp từ chối',
  // An answer, and the request as it goes over the wire.
  'The response has no body.': 'Phản hồi không có phần thân.',
  'Truncated at {size}: this is the relay’s limit.':
    'Bị cắt ở {size}: máy chủ chuyển tiếp không chuyển nhiều hơn.',
  'Canceled after {size}.': 'Đã hủy sau {size}.',
  'The connection was lost after {size}.': 'Kết nối bị ngắt sau {size}.',
  'This is not valid JSON: see line {line}, column {column}.':
    'JSON không hợp lệ: xem dòng {line}, cột {column}.',
  'Show {count} more ({left} left)': 'Hiện thêm {count} (còn {left})',
  'Show more ({size} left)': 'Hiện thêm (còn {size})',
  'Showing the last {shown} of {count}. Select Raw to see all.':
    '{shown} mục cuối trong số {count}. Nút “Thô” hiển thị tất cả.',
  '{facts}. This browser cannot show it.': '{facts}. Trình duyệt này không thể hiển thị nội dung đó.',
  Download: 'Tải xuống',
  'Restore request:': 'Điền lại:',
  'Show secrets': 'Hiện thông tin bí mật',
  'Exactly as the relay sent it.': 'Đúng như máy chủ chuyển tiếp đã gửi.',
  'The relay adds the headers in gray. After you send, the exact request is shown here.':
    'Máy chủ chuyển tiếp thêm phần màu xám. Nội dung đã gửi sẽ hiển thị ở đây sau đó.',
  'cURL adds the headers in gray, plus User-Agent and Accept.':
    'cURL thêm phần màu xám, User-Agent và Accept.',
  'The browser adds the headers in gray, and others that a page cannot read: {headers}.':
    'Trình duyệt thêm phần màu xám và những header khác có giá trị mà không trang nào thấy được: {headers}.',
  // What the relay refuses: src/relay says it in English, browsers translate it.
  'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.':
    'Máy chủ chuyển tiếp chỉ trả lời cho các tên của chính trang web của nó. Trang web đã xuất bản khai báo địa chỉ bằng "siteUrl" trong site.json.',
  'The relay accepts only POST requests.': 'Máy chủ chuyển tiếp nhận thông điệp bằng POST.',
  'The relay accepts messages only from pages of its own site.':
    'Máy chủ chuyển tiếp chỉ nhận thông điệp từ các trang thuộc chính trang web của nó.',
  'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.':
    'Máy chủ chuyển tiếp chỉ nhận thông điệp khi trình duyệt cho biết chúng có cùng nguồn gốc. Trình duyệt làm vậy trên https và trên localhost.',
  'The relay accepts only application/json.': 'Máy chủ chuyển tiếp nhận application/json.',
  'The relay does not accept messages with a content encoding.':
    'Máy chủ chuyển tiếp nhận thông điệp không có Content-Encoding.',
  'Too many requests within a minute. Wait a moment.':
    'Có quá nhiều yêu cầu trong một phút. Hãy chờ một chút.',
  'Too many requests at the same time. Wait until one has finished.':
    'Có quá nhiều yêu cầu cùng lúc. Hãy chờ đến khi một yêu cầu kết thúc.',
  'The relay is handling too many requests. Wait until one of yours has finished.':
    'Máy chủ chuyển tiếp có quá nhiều yêu cầu cùng lúc. Hãy chờ đến khi một yêu cầu của bạn kết thúc.',
  'The message did not arrive in time.': 'Thông điệp không đến kịp thời.',
  'The message is incomplete.': 'Thông điệp kết thúc trước khi hoàn tất.',
  'The message is not a JSON object.': 'Thông điệp không phải là đối tượng JSON.',
  'The message has a missing or invalid field.': 'Thông điệp thiếu một phần hoặc có phần thuộc kiểu khác.',
  'The relay cannot create a request from this message.':
    'Máy chủ chuyển tiếp không thể tạo yêu cầu từ thông điệp này.',
  'This operation is not documented on this site. Reload the page.':
    'Trang web này không có tài liệu về thao tác như vậy. Hãy tải lại trang.',
  'The relay calls only servers listed in the documentation.':
    'Máy chủ chuyển tiếp chỉ gọi những máy chủ có trong tài liệu.',
  'The relay calls only servers with an http or https URL and a plain host name.':
    'Máy chủ chuyển tiếp gọi những máy chủ có URL gồm http hoặc https và một tên máy chủ.',
  'The relay calls its own site only when the site runs on this machine.':
    'Máy chủ chuyển tiếp chỉ gọi trang web chứa nó khi trang web đó chạy trên máy này.',
  'The relay sends only cookies that the operation declares.':
    'Máy chủ chuyển tiếp chỉ gửi những cookie mà thao tác khai báo.',
  'The operation does not use this authorization.': 'Thao tác không có phương thức ủy quyền như vậy.',
  'The operation does not accept a body.': 'Thao tác không nhận phần thân.',
  'The multipart boundary is not valid.': 'Giá trị boundary không hợp lệ cho phần thân multipart.',
  'A value in the path must not contain a "." or ".." segment.':
    'Một giá trị trong đường dẫn sẽ dẫn đến đường dẫn khác.',
  'The URL and headers of the request are too large.':
    'URL và header của yêu cầu dài hơn mức máy chủ chấp nhận.',
  // The same with values in it.
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.':
    '{host} trỏ đến một địa chỉ không thuộc internet công cộng. Máy chủ riêng được gọi bằng địa chỉ IP hoặc bằng localhost.',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.':
    '{host} không thuộc internet công cộng. Máy chủ chuyển tiếp chỉ gọi địa chỉ này khi trang web chạy trên máy này.',
  '{host} is an address that the relay never calls.':
    '{host} là địa chỉ mà máy chủ chuyển tiếp không bao giờ gọi.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.':
    'Máy chủ chuyển tiếp không gửi header {name}. Hãy để trống header này hoặc gửi yêu cầu bằng cURL.',
  'The relay does not send {method} requests.': 'Máy chủ chuyển tiếp không gửi {method}.',
  'The header {name} contains a character that is not allowed in headers.':
    'Header {name} có ký tự mà không header nào chứa được.',
  'The path has no value for {name}.': 'Đường dẫn không có giá trị cho {name}.',
  'The relay does not call port {port}, which browsers also block.':
    'Máy chủ chuyển tiếp không gọi cổng {port}; trình duyệt cũng từ chối cổng này.',
  'The relay does not recognize "{name}".': 'Máy chủ chuyển tiếp không biết “{name}”.',
  'The relay does not accept "{value}" for the server variable "{name}".':
    'Biến “{name}” của máy chủ không thể là “{value}” trong máy chủ chuyển tiếp.',
  'The operation has no parameter "{name}".': 'Thao tác không có tham số “{name}”.',
  'The value of "{name}" contains a line break or control character.':
    'Giá trị của “{name}” có dấu ngắt dòng hoặc ký tự điều khiển.',
  'The operation does not use the credential "{name}".':
    'Thao tác không yêu cầu thông tin xác thực “{name}”.',
  'The operation does not accept a body of type "{type}".':
    'Thao tác không nhận phần thân thuộc kiểu “{type}”.',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.':
    'Máy chủ chuyển tiếp gửi phần thân tối đa {size} MB. Hãy gửi phần thân lớn hơn bằng cURL.',
  '{host} did not respond within {seconds} seconds.': '{host} không trả lời trong {seconds} giây.',
  'The host name {host} could not be found. Check the server URL.':
    'Không biết tên {host}. Hãy kiểm tra địa chỉ máy chủ.',
  '{host} refused the connection; no server is listening there.':
    '{host} từ chối kết nối; không có dịch vụ nào lắng nghe ở đó.',
  '{host} closed the connection.': '{host} đã ngắt kết nối.',
  '{host} closed the connection ({code}).': '{host} đã ngắt kết nối ({code}).',
  'The relay cannot reach {host}.': 'Không thể truy cập {host} từ đây.',
  '{host} did not accept the connection in time.': '{host} không chấp nhận kết nối kịp thời.',
  '{host} sent headers that are too large.': '{host} trả lời bằng header quá lớn.',
  'The certificate of {host} has expired.': '{host} có chứng chỉ đã hết hạn.',
  'The certificate of {host} is for a different host name.': '{host} có chứng chỉ dành cho tên khác.',
  'The certificate of {host} is not signed by a trusted authority.':
    '{host} có chứng chỉ không do tổ chức đã biết nào ký.',
  '{host} did not follow the TLS protocol.': '{host} không dùng TLS đúng cách.',
  '{host} did not send a valid HTTP response.': '{host} trả lời bằng nội dung không phải HTTP.',
  '{host} closed the connection or did not send a valid HTTP response.':
    '{host} đã ngắt kết nối hoặc trả lời bằng nội dung không phải HTTP.',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.':
    '{host} đã ngắt kết nối, không có chứng chỉ hợp lệ hoặc trả lời bằng nội dung không phải HTTP.',
  // Comments of request samples, on one line.
  'Set {name} to your own value.': '{name}: giá trị của bạn.',
  'Set {names} to your own values.': '{names}: các giá trị của bạn.',
  'Browsers cannot send a {method} request with a body: fetch() refuses it.':
    'Trình duyệt không thể gửi yêu cầu {method} có phần thân: fetch() từ chối.',
  'Browsers cannot send a {method} request: fetch() refuses it.':
    'Trình duyệt không thể gửi yêu cầu {method}: fetch() từ chối.',
  'Filled in from the response to {title}.': 'Đã điền từ câu trả lời của {title}.',
  'Use {value} from the response to {title}': 'Dùng {value} từ câu trả lời của {title}',
  'Send it from a server, here with Node.js.': 'Hãy gửi từ máy chủ, ở đây bằng Node.js.',
  '{client} does not send the body of a {method} request; {other} does.':
    '{client} từ chối phần thân của yêu cầu {method}, còn {other} thì gửi.',
  "Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.":
    'Script không thể đặt Cookie: trình duyệt gửi những cookie mà nó có cho trang web của API.',
  'Scripts cannot set {name}: the browser sets it or leaves it out.':
    'Script không thể đặt {name}: trình duyệt tự đặt hoặc không gửi.',
  '{client} resolves the "." and ".." in this path, so it requests a different path.':
    '{client} phân giải "." và ".." trong đường dẫn này nên yêu cầu một đường dẫn khác.',
  'raises unless the status is 2xx': 'ném ngoại lệ trừ khi trạng thái là 2xx',
  // The search.
  '{count} pages': { other: '{count} trang' },
  '{count} pages in {version}': { other: '{count} trang trong {version}' },
  // The form of a request.
  '{count} problems': { other: '{count} vấn đề' },
  'Must have at least {count} characters': {
    other: 'Phải có ít nhất {count} ký tự',
  },
  'Must have at most {count} characters': {
    other: 'Phải có nhiều nhất {count} ký tự',
  },
  'Must have at least {count} items': {
    other: 'Phải có ít nhất {count} phần tử',
  },
  'Must have at most {count} items': {
    other: 'Phải có nhiều nhất {count} phần tử',
  },
  'Must have at least {count} fields': {
    other: 'Phải có ít nhất {count} trường',
  },
  'Must have at most {count} fields': {
    other: 'Phải có nhiều nhất {count} trường',
  },
  'Must contain at least {count} matching items': {
    other: 'Phải có ít nhất {count} phần tử thuộc loại được mô tả',
  },
  'Must contain at most {count} matching items': {
    other: 'Phải có nhiều nhất {count} phần tử thuộc loại được mô tả',
  },
  'Must be one of: {values}, and {count} more': {
    other: 'Phải là một trong: {values} và {count} giá trị khác',
  },
  // Which way a request goes.
  'Browsers do not let pages set the headers {names}.': {
    other: 'Trình duyệt không cho trang nào đặt header {names}.',
  },
  // An answer, and a body that is sent.
  '{count} items': { other: '{count} phần tử' },
  '{count} keys': { other: '{count} khóa' },
  '<{count} bytes of binary data>': { other: '<{count} byte dữ liệu nhị phân>' },
  '<{count} bytes of a file>': { other: '<{count} byte của một tệp>' },
  '<{count} bytes of {name}>': { other: '<{count} byte của {name}>' },
  '<{count} more bytes>': { other: '<{count} byte nữa>' },
};

export default translations;
