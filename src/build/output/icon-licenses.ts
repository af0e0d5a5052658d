import type { IconSet } from '../../content/icons/collections.ts';

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
`;

const fontAwesome = `Font Awesome Free by @fontawesome: icons (CC-BY-4.0), some of them in another size
https://fontawesome.com
https://fontawesome.com/license/free
https://creativecommons.org/licenses/by/4.0/

All brand icons are trademarks of their respective owners.
`;

/** The licenses of the sets that icons are from: packages of Iconify name them, but do not hold their texts. */
export const iconLicenses: Readonly<Record<IconSet, string>> = {
  'fa6-brands': fontAwesome,
  'fa6-regular': fontAwesome,
  'fa6-solid': fontAwesome,
  lucide: `Lucide: icons (ISC)
https://lucide.dev

Copyright (c) Lucide Contributors. Portions are from Feather, https://feathericons.com (MIT):
Copyright (c) Cole Bemis.

${isc}
${mit}`,
  ph: `Phosphor: icons (MIT)
https://phosphoricons.com

Copyright (c) Phosphor Icons

${mit}`,
  'simple-icons': `Simple Icons: icons (CC0-1.0)
https://simpleicons.org
https://creativecommons.org/publicdomain/zero/1.0/

All brand icons are trademarks of their respective owners.
`,
};
