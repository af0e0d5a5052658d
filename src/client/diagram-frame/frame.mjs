import mermaid from './mermaid/mermaid.esm.min.mjs';
import { repairDrawing } from './repair-drawing.mjs';

/** Files of a disk have an origin each, without a name. */
const isOnDisk = location.protocol === 'file:';
const pageOrigin = isOnDisk ? 'null' : location.origin;

/**
 * Runs in a frame of its own: draws the diagram that the page around it sends, in the colours that it sends, and
 * answers with the drawing's height. Mermaid needs inline styles, which pages of the site do not allow.
 */
addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || origin !== pageOrigin || typeof data?.text !== 'string') return;
  const { text, title, colors, font, sheets, room, isDark } = data;
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  await Promise.all(sheets.map(addSheet));
  await document.fonts.load(`14px ${font}`).catch(() => undefined);
  const place = document.createElement('div');
  place.textContent = text;
  document.getElementById('diagram').replaceChildren(place);
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    deterministicIds: true,
    theme: 'base',
    look: 'classic',
    fontFamily: font,
    fontSize: 14,
    darkMode: isDark,
    themeVariables: nameColors(colors, font, isDark),
    gantt: {
      useMaxWidth: false,
      useWidth: Math.max(360, room),
      rightPadding: 32,
      barHeight: 26,
      barGap: 6,
      topPadding: 56,
      fontSize: 14,
      sectionFontSize: 14,
    },
    journey: { useMaxWidth: false, titleFontSize: '14px', leftMargin: 100, width: 124 },
    timeline: { useMaxWidth: false, leftMargin: 40, width: 110, padding: 24 },
    pie: { useMaxWidth: false },
    mindmap: { useMaxWidth: false },
    gitGraph: { useMaxWidth: false },
    quadrantChart: {
      useMaxWidth: false,
      titleFontSize: 14,
      quadrantLabelFontSize: 14,
      xAxisLabelFontSize: 14,
      yAxisLabelFontSize: 14,
      pointLabelFontSize: 14,
    },
    sankey: { useMaxWidth: false },
    c4: { useMaxWidth: false },
    flowchart: { useMaxWidth: false, subGraphTitleMargin: { top: 4, bottom: 8 } },
    sequence: { useMaxWidth: false },
    class: { useMaxWidth: false },
    state: { useMaxWidth: false },
    er: { useMaxWidth: false },
  });
  try {
    await mermaid.run({ nodes: [place] });
    const drawn = place.querySelector('svg');
    drawn?.setAttribute('role', 'img');
    if (!drawn?.hasAttribute('aria-labelledby')) drawn?.setAttribute('aria-label', title);
    repairDrawing(drawn, room);
    const { width, height } = drawn.getBoundingClientRect();
    answer({ diagram: 'drawn', width: Math.ceil(width), height: Math.ceil(height) });
  } catch {
    answer({ diagram: 'failed' });
  }
});

answer({ diagram: 'ready' });

function answer(message) {
  parent.postMessage(message, isOnDisk ? '*' : pageOrigin);
}

const asked = new Map();

/** The page's own style sheet, for its fonts. */
function addSheet(href) {
  if (!asked.has(href)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    asked.set(
      href,
      new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      }),
    );
    document.head.prepend(link);
  }
  return asked.get(href);
}

/** Mermaid's names for the page's colours: https://mermaid.js.org/config/theming.html */
function nameColors(colors, font, isDark) {
  const { bg, surface, border, edge, heading, text, muted, accent, series } = colors;
  const scale = Object.fromEntries(
    series.flatMap(({ soft, strong }, index) => [
      [`cScale${index}`, soft],
      [`cScaleLabel${index}`, heading],
      [`cScaleInv${index}`, strong],
      [`cScalePeer${index}`, strong],
      [`pie${index + 1}`, strong],
      [`git${index}`, strong],
      [`gitInv${index}`, strong],
      [`gitBranchLabel${index}`, bg],
      [`fillType${index}`, soft],
    ]),
  );
  return {
    darkMode: isDark,
    fontFamily: font,
    fontSize: '14px',
    pieOpacity: '1',
    pieTitleTextSize: '14px',
    pieSectionTextSize: '14px',
    pieLegendTextSize: '14px',
    commitLabelFontSize: '12px',
    tagLabelFontSize: '14px',
    useGradient: false,
    dropShadow: 'none',
    ...name(bg, 'background clusterBkg edgeLabelBackground altSectionBkgColor pieSectionTextColor'),
    ...name(bg, 'pieStrokeColor quadrant2Fill quadrant4Fill commitLabelBackground'),
    ...name(surface, 'mainBkg primaryColor tertiaryColor sectionBkgColor sectionBkgColor2'),
    ...name(surface, 'doneTaskBkgColor quadrant1Fill quadrant3Fill tagLabelBackground'),
    ...name(heading, 'primaryTextColor secondaryTextColor tertiaryTextColor titleColor taskTextColor'),
    ...name(
      heading,
      'taskTextDarkColor taskTextLightColor pieTitleTextColor quadrantTitleFill tagLabelColor',
    ),
    ...name(edge, 'primaryBorderColor secondaryBorderColor tertiaryBorderColor'),
    ...name(edge, 'nodeBorder clusterBorder doneTaskBorderColor tagLabelBorder'),
    ...name(text, 'textColor taskTextOutsideColor pieLegendTextColor commitLabelColor'),
    ...name(muted, 'lineColor quadrantXAxisTextFill quadrantYAxisTextFill'),
    ...name(border, 'gridColor pieOuterStrokeColor'),
    ...name(accent, 'todayLineColor quadrantPointFill'),
    ...name(series[0].soft, 'secondaryColor taskBkgColor'),
    ...name(series[5].soft, 'noteBkgColor activationBkgColor labelBoxBkgColor'),
    ...name(edge, 'noteBorderColor activationBorderColor labelBoxBorderColor'),
    ...name(heading, 'noteTextColor labelTextColor loopTextColor'),
    taskBorderColor: series[0].strong,
    activeTaskBkgColor: series[1].soft,
    activeTaskBorderColor: series[1].strong,
    critBkgColor: series[3].soft,
    critBorderColor: series[3].strong,
    ...scale,
  };
}

/** The same colour by each of these names. */
function name(color, names) {
  return Object.fromEntries(names.split(' ').map((one) => [one, color]));
}
