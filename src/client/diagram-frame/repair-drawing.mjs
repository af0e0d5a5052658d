const shapes = 'rect, path, polygon, circle, ellipse';

/** Letters have 14 px; on a screen that has less room than this they may shrink to 11 if that makes all of a drawing fit. */
const narrow = 560;
const smallest = 11 / 14;

/** Around a drawing, so that no line at its edge is cut. */
const margin = 2;

/**
 * Repairs what Mermaid leaves hard to read in its `svg`: text on a ground that the writer chose, names of groups under
 * lines, dates over dates, a line for today that is far outside; makes it as large as what is drawn, and on a narrow screen as
 * narrow as `room` pixels if its text can be read then.
 */
export function repairDrawing(svg, room) {
  for (const group of svg.querySelectorAll('.node, .cluster')) inkText(group);
  for (const label of svg.querySelectorAll('.cluster-label')) raiseLabel(label);
  for (const axis of svg.querySelectorAll('.grid')) thinTicks(axis);
  removeFarToday(svg);
  if (!svg.hasAttribute('viewBox')) return;
  const { x, y, width, height } = svg.getBBox();
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  svg.setAttribute('viewBox', `${x - margin} ${y - margin} ${size.width} ${size.height}`);
  const scale = room < narrow && room / size.width >= smallest ? Math.min(1, room / size.width) : 1;
  svg.style.maxWidth = 'none';
  svg.setAttribute('width', size.width * scale);
  svg.setAttribute('height', size.height * scale);
}

function removeFarToday(svg) {
  const line = svg.querySelector('.today');
  const place = line?.getBBox();
  const { width } = svg.getBoundingClientRect();
  if (place && (place.x < 0 || place.x > width)) line.remove();
}

/** Black or white for text that cannot be read on its shape. */
function inkText(group) {
  const ground = readGround(group);
  if (!ground) return;
  for (const text of group.querySelectorAll('text, tspan, foreignObject *')) {
    const style = getComputedStyle(text);
    const own = readColor(text instanceof SVGElement ? style.fill : style.color);
    if (!own || contrast(own, ground) >= 4.5) continue;
    const ink = contrast([0, 0, 0], ground) > contrast([255, 255, 255], ground) ? '#000' : '#fff';
    for (const property of ['color', 'fill']) text.style.setProperty(property, ink, 'important');
  }
}

/** A group's name stands over the lines that lead into it, on the group's own ground. */
function raiseLabel(label) {
  const cluster = label.closest('.cluster');
  const ground = cluster && readGround(cluster);
  const text = label.querySelector('foreignObject > *');
  if (!ground || !text) return;
  text.style.background = `rgb(${ground.join(' ')})`;
  cluster.closest('.root')?.append(label);
}

/** Of an axis' ticks those whose dates are new and have room. */
function thinTicks(axis) {
  let end = Number.NEGATIVE_INFINITY;
  let last = '';
  for (const tick of axis.querySelectorAll('.tick')) {
    const { left, right } = tick.querySelector('text')?.getBoundingClientRect() ?? { left: end, right: end };
    if (left < end + 8 || tick.textContent === last) {
      tick.remove();
      continue;
    }
    end = right;
    last = tick.textContent;
  }
}

/** What a node or a group is filled with; undefined when one can see through it. */
function readGround(group) {
  for (const shape of group.querySelectorAll(shapes)) {
    const color = readColor(getComputedStyle(shape).fill);
    if (color) return color;
  }
  return undefined;
}

/** Red, green and blue of a computed colour that covers what is behind it. */
function readColor(text) {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text);
  return parts?.slice(1).map(Number);
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one, other) {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color) {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
