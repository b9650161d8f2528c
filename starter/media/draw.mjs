// Draws every picture in this folder: `node starter/media/draw.mjs [name part …]`.
// Covers are plain SVG; diagrams are SVG plus a PNG taken with Chromium and quantised with sharp.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const [paper, sand, ink, green, leaf, mint] = [
  '#fbf7ef',
  '#f1e4cc',
  '#1d2a24',
  '#14532d',
  '#1f6b45',
  '#cfe0d0',
]
const [gold, straw, clay, dune, skin, red, blush] = [
  '#c8952c',
  '#ecd399',
  '#b8805a',
  '#e3c5a5',
  '#7d4f33',
  '#a63a2b',
  '#f0d2c8',
]

// ---- strokes: everything has the one ink line unless it is `flat` ----
let defs, serial
const n = (v) => Math.round(v * 10) / 10
const attrs = (o) =>
  Object.entries(o)
    .map(([k, v]) => ` ${k}="${v}"`)
    .join('')
const path = (d, fill = 'none', o = {}) => `<path d="${d}" fill="${fill}"${attrs(o)}/>`
const rect = (x, y, w, h, fill, o = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${attrs(o)}/>`
const circle = (x, y, r, fill = 'none', o = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attrs(o)}/>`
const oval = (x, y, rx, ry, fill, o = {}) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${attrs(o)}/>`
const poly = (points, fill, o = {}) =>
  `<path d="M${points.map((p) => p.map(n).join(' ')).join('L')}Z" fill="${fill}"${attrs(o)}/>`
const line = (x1, y1, x2, y2, o = {}) => path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, 'none', o)
const group = (body, o = {}) => `<g${attrs(o)}>${body}</g>`
const flat = (...body) => group(body.join(''), { stroke: 'none' })
const at = (x, y, body, turn = 0, size = 1) =>
  group(body, {
    transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${n(size * 100) / 100})`}`,
    ...(size === 1 ? {} : { 'stroke-width': n(5 / size) }),
  })
const times = (count, f) => Array.from({ length: count }, (_, i) => f(i)).join('')
const dash = { 'stroke-dasharray': '4 16' }

// ---- tibeb: motifs woven on a grid (# first thread, o second), repeated with patterns ----
const motifs = {
  diamond:
    '....#..... ...###...o ..##.##... .##.o.##.. ##.ooo.##. .##.o.##.. ..##.##... ...###...o ....#.....',
  cross:
    '....#....... ...###...... .o..#..o.... .#..#..#..o. #########... .#..#..#..o. .o..#..o.... ...###...... ....#.......',
  chevron: '...oo... #..oo..# ##....## .##..##. ..####.. ...##...',
  grain: '..#...o. .###.... ##.##... .###.... ..#...o.',
}
const grid = (motif) => motifs[motif].split(' ')
const threads = (motif, mark) =>
  grid(motif)
    .flatMap((row, j) =>
      [...row.matchAll(mark)].map((m) => `M${m.index} ${j}h${m[0].length}v1h-${m[0].length}z`),
    )
    .join('')
const woven = (motif, fg, accent) =>
  `<g stroke="none" shape-rendering="crispEdges"><path fill="${fg}" d="${threads(motif, /#+/g)}"/><path fill="${accent}" d="${threads(motif, /o+/g)}"/></g>`
/** A pattern whose first tile begins at (x, y); u is the size of one stitch. */
function weave(motif, u, fg, bg, accent, x, y) {
  const [w, h, id] = [grid(motif)[0].length, grid(motif).length, `p${serial++}`]
  defs.push(
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="translate(${n(x)} ${n(y)}) scale(${u})">` +
      `<path fill="${bg}" d="M0 0h${w}v${h}H0z"/>${woven(motif, fg, accent)}</pattern>`,
  )
  return { fill: `url(#${id})`, w: w * u, h: h * u }
}
/** A woven band: stripe, motifs, stripe; (motif rows + 6) × u high. Only whole motifs, unless it bleeds off the sheet. */
function tibeb(x, y, w, u, motif = 'diamond', fg = green, bg = paper, accent = gold, bleeds = x <= 0) {
  const [rows, cols] = [grid(motif).length, grid(motif)[0].length]
  const count = Math[bleeds ? 'ceil' : 'floor']((w - 2 * u) / (cols * u)) + (bleeds ? 1 : 0)
  const gap = cols - Math.max(...grid(motif).map((row) => row.lastIndexOf('#') + 1))
  const start = x + (w - (count * cols - gap) * u) / 2
  const p = weave(motif, u, fg, bg, accent, start, y + 3 * u)
  const [from, to] = [Math.max(x, start), Math.min(x + w, start + (count * cols - gap) * u)]
  const h = (rows + 6) * u
  return flat(
    rect(x, y, w, h, bg),
    rect(x, y, w, u, accent),
    rect(x, y + h - u, w, u, accent),
    rect(from, y + 3 * u, to - from, p.h, p.fill),
  )
}
/** One large motif, centred. */
const emblem = (x, y, u, fg = ink, accent = paper) =>
  at(
    x - 4.5 * u,
    y - 4.5 * u,
    woven('diamond', fg, accent).replaceAll('M9 1h1v1h-1z', '').replaceAll('M9 7h1v1h-1z', ''),
    0,
    u,
  )

// ---- things of the market ----
const candle = (x, high, top, bottom, low, w, fill) =>
  line(x, high, x, low) + rect(x - w / 2, top, w, bottom - top, fill)
const coin = (x, y, r, fill = gold) =>
  circle(x, y, r, fill) +
  poly(
    [
      [x, y - r * 0.5],
      [x + r * 0.5, y],
      [x, y + r * 0.5],
      [x - r * 0.5, y],
    ],
    'none',
  )
const stack = (x, base, count, w = 90, h = 22, fill = gold) =>
  times(count, (i) => rect(x - w / 2, base - (i + 1) * h, w, h, fill, { rx: 7 }))
const bean = (x, y, turn = 30, s = 1, fill = clay) =>
  at(x, y, oval(0, 0, 17, 12, fill) + path('M-16 0C-6 -7 6 7 16 0'), turn, s)
const seed = (x, y, turn = 0) => at(x, y, path('M0 -11C9 -2 8 9 0 9C-8 9 -9 -2 0 -11Z', paper), turn)
/** A ladder standing on (0, 0). */
function ladder(h, w, rungs, fill = clay, { gaps = [], short = 0 } = {}) {
  const step = h / rungs
  return (
    times(rungs, (i) => (gaps.includes(i) ? '' : rect(-w / 2, -step * (i + 0.5) - 5, w, 10, fill))) +
    rect(-w / 2 - 7, -h, 14, h, fill) +
    rect(w / 2 - 7, short - h, 14, h - short, fill)
  )
}
/** A woven basket standing on (x, base), with a heap of beans, seeds or coins. */
function basket(x, base, w, heap = 'coffee', fg = green, bg = straw) {
  const [h, u] = [w * 0.55, w / 66]
  const top = base - h
  const p = weave('chevron', u, fg, bg, clay, x - 4 * u, top + h * 0.34)
  const side = (y) => w * (0.5 - (0.16 * (y - top)) / h)
  const [a, b] = [top + h * 0.34, top + h * 0.34 + 12 * u]
  const mound = path(
    `M${n(x - w * 0.44)} ${n(top)}Q${n(x)} ${n(top - w * 0.56)} ${n(x + w * 0.44)} ${n(top)}Z`,
    { coffee: clay, sesame: sand, coins: straw }[heap],
  )
  const put = {
    coffee: (gx, gy, i) => bean(gx, gy, i * 50 + 20, w / 230, skin),
    sesame: (gx, gy, i) => seed(gx, gy, i * 70),
    coins: (gx, gy) => circle(gx, gy, w * 0.07, gold),
  }[heap]
  const grains = [
    [-0.2, -0.11],
    [0, -0.2],
    [0.2, -0.11],
    [0, -0.09],
  ]
    .map(([gx, gy], i) => put(x + gx * w, top + gy * w, i))
    .join('')
  return (
    mound +
    grains +
    path(`M${n(x - w / 2)} ${n(top)}H${n(x + w / 2)}L${n(x + w * 0.34)} ${n(base)}H${n(x - w * 0.34)}Z`, bg) +
    flat(
      poly(
        [
          [x - side(a) + 4, a],
          [x + side(a) - 4, a],
          [x + side(b) - 4, b],
          [x - side(b) + 4, b],
        ],
        p.fill,
      ),
    ) +
    rect(x - w * 0.53, top - w * 0.045, w * 1.06, w * 0.09, bg, { rx: n(w * 0.045) })
  )
}
/** A trader in a white netela with a woven hem; feet at (0, 0), about 190 tall. */
function person(x, y, s = 1, { robe = paper, hem = green, staff = false, hair = ink } = {}) {
  const p = weave('diamond', 2.2, hem, robe, gold, -9.9, -37)
  return at(
    x,
    y,
    (staff ? line(52, 0, 52, -150) : '') +
      line(-14, -20, -14, 0) +
      line(14, -20, 14, 0) +
      path('M-20 -132Q-46 -126 -50 -14H50Q46 -126 20 -132Z', robe) +
      flat(path('M-46 -37H46L47 -17.200H-47Z', p.fill)) +
      path('M26 -128Q10 -84 -42 -66') +
      (staff ? path('M34 -84L52 -92', 'none') : '') +
      circle(0, -160, 25, skin) +
      path('M-25 -164A25 25 0 0 1 25 -164Q16 -178 0 -177Q-16 -178 -25 -164Z', hair),
    0,
    s,
  )
}
const triangle = (x, y, r, up, fill) =>
  poly(
    up
      ? [
          [x, y - r],
          [x + r, y + r * 0.7],
          [x - r, y + r * 0.7],
        ]
      : [
          [x, y + r],
          [x + r, y - r * 0.7],
          [x - r, y - r * 0.7],
        ],
    fill,
    { stroke: 'none' },
  )
const sack = (x, base, w, fill = dune) => {
  const q = (...v) => v.map((a, i) => n(i % 2 ? base + a * w : x + a * w)).join(' ')
  return (
    path(
      `M${q(-0.42, 0)}Q${q(-0.56, -0.3, -0.47, -0.62)}Q${q(-0.4, -0.8, -0.12, -0.85)}L${q(-0.26, -1.04)}Q${q(0, -0.94, 0.26, -1.04)}L${q(0.12, -0.85)}Q${q(0.4, -0.8, 0.47, -0.62)}Q${q(0.56, -0.3, 0.42, 0)}Z`,
      fill,
    ) + path(`M${q(-0.12, -0.85)}L${q(0.12, -0.85)}`)
  )
}
/** A mesob tray seen from above: woven rings of dashes around an open middle. */
const tray = (x, y, r, middle, rings = [green, gold]) => {
  const band = r * 0.17
  return (
    circle(x, y, r, straw) +
    rings
      .map((c, i) =>
        circle(x, y, r - band * (0.75 + i), 'none', {
          stroke: c,
          'stroke-width': n(band * 0.62),
          'stroke-linecap': 'butt',
          'stroke-dasharray': `${n((2 * Math.PI * (r - band * (0.75 + i))) / 48)}`,
        }),
      )
      .join('') +
    circle(x, y, r - band * (rings.length + 0.4), middle)
  )
}

// ---- covers, 1200 × 675 ----
const sky = (fill) => flat(rect(0, 0, 1200, 675, fill))
const covers = {
  // Small coins make the stair to a hall whose columns are candles.
  'blog-what-the-esx-means-for-small-savers': () => {
    const cols = [
      [480, 350, 470, leaf],
      [592, 320, 430, gold],
      [704, 370, 500, leaf],
      [816, 315, 455, leaf],
      [928, 345, 425, gold],
      [1040, 310, 490, leaf],
    ]
    return (
      sky(green) +
      flat(circle(760, 300, 420, leaf)) +
      rect(412, 262, 696, 270, paper) +
      cols.map(([x, a, b, f]) => candle(x, 264, a, b, 530, 58, f)).join('') +
      poly(
        [
          [760, 66],
          [1140, 190],
          [380, 190],
        ],
        sand,
      ) +
      coin(760, 140, 32) +
      tibeb(380, 190, 760, 5, 'diamond', green, paper, gold) +
      rect(380, 190, 760, 75, 'none') +
      rect(380, 530, 760, 36, sand) +
      rect(340, 566, 840, 40, sand) +
      flat(rect(0, 606, 1200, 69, dune)) +
      line(0, 606, 1200, 606) +
      stack(101, 606, 1, 92, 27) +
      stack(193, 606, 2, 92, 27) +
      stack(285, 606, 3, 92, 27) +
      person(193, 552, 1.15)
    )
  },
  // Traders before the board: goods, flaps, direction.
  'blog-how-to-read-an-ecx-price-board': () => {
    const rows = [
      [0, 3, true],
      [1, 4, false],
      [2, 3, true],
      [3, 4, true],
    ]
    const goods = [
      (y) => bean(246, y, 30, 1.35),
      (y) => seed(232, y + 2, -20) + seed(256, y, 20),
      (y) => at(240, y - 8, oval(0, 0, 17, 9, sand), -24) + at(252, y + 10, oval(0, 0, 17, 9, sand), 16),
      (y) =>
        [
          [-11, 7],
          [11, 7],
          [0, -10],
        ]
          .map(([a, b]) => circle(246 + a, y + b, 10, gold))
          .join(''),
    ]
    const flap = (x, y) =>
      rect(x, y - 26, 44, 52, paper, { rx: 6 }) +
      line(x, y, x + 44, y) +
      flat(rect(x + 10, y - 15, 24, 7, gold), rect(x + 10, y + 9, 24, 7, gold))
    const head = (x, y, s, robe, band) => {
      const p = weave('diamond', 4, green, robe, gold, 0, 74)
      return at(
        x,
        y,
        path('M-120 230Q-120 70 -40 52H40Q120 70 120 230Z', robe) +
          (band
            ? flat(path('M-107 128Q0 96 107 128L114 172Q0 138 -114 172Z', p.fill)) +
              path('M-107 128Q0 96 107 128M-114 172Q0 138 114 172')
            : '') +
          rect(-20, 28, 40, 40, skin) +
          circle(0, 0, 48, ink),
        0,
        s,
      )
    }
    return (
      sky(sand) +
      flat(rect(0, 470, 1200, 205, dune)) +
      line(330, 0, 330, 60) +
      line(870, 0, 870, 60) +
      rect(150, 48, 900, 412, green, { rx: 10 }) +
      tibeb(170, 64, 860, 4, 'chevron', paper, green, gold) +
      rows
        .map(([i, digits, up], k) => {
          const y = 156 + k * 80
          return (
            (k ? line(180, y - 40, 1020, y - 40, { stroke: leaf }) : '') +
            circle(246, y, 34, k === 1 || k === 2 ? leaf : sand) +
            goods[i](y) +
            flat(rect(320, y - 9, [150, 190, 120, 170][k], 18, mint, { rx: 9 })) +
            times(digits, (d) => flap(800 - d * 56, y)) +
            circle(940, y, 30, paper) +
            triangle(940, y + (up ? 3 : -3), 18, up, up ? leaf : red)
          )
        })
        .join('') +
      head(170, 560, 0.95, clay, false) +
      head(1040, 566, 0.95, leaf, false) +
      head(392, 530, 1, paper, true) +
      head(830, 540, 1, gold, false) +
      head(612, 556, 1.05, sand, false)
    )
  },
  // The open book, the pen and the cup.
  'blog-keep-a-trading-journal': () => {
    const entry = (y, up, w) =>
      triangle(-330, y, 15, up, up ? leaf : red) +
      flat(rect(-295, y - 6, w, 12, dune, { rx: 6 }), rect(-70, y - 6, 36, 12, up ? leaf : red, { rx: 6 }))
    const price = [
      [60, 40, 70, 130, 160, leaf],
      [120, 0, 30, 110, 130, leaf],
      [180, 20, 50, 100, 150, gold],
      [240, -60, -30, 70, 100, leaf],
      [300, -110, -80, 10, 40, leaf],
    ]
    const cup =
      circle(0, 0, 96, paper) +
      circle(0, 0, 84, 'none', { stroke: green, 'stroke-dasharray': '14 12' }) +
      circle(0, 0, 56, paper) +
      circle(0, 0, 42, skin)
    return (
      sky(clay) +
      tibeb(0, 606, 1200, 5, 'chevron', green, dune, gold) +
      at(
        620,
        320,
        rect(-420, -248, 840, 500, green, { rx: 16 }) +
          at(
            0,
            0,
            tibeb(0, -22, 190, 3.2, 'diamond', green, straw, gold, false) + rect(0, -22, 190, 48, 'none'),
            90,
          ).replace('translate(0 0)', 'translate(-26 200)') +
          path('M0 -220Q-200 -250 -396 -226V222Q-200 198 0 230Z', paper) +
          path('M0 -220Q200 -250 396 -226V222Q200 198 0 230Z', paper) +
          [-160, -95, -30, 35, 100, 165]
            .map((y, i) => entry(y, ![1, 4].includes(i), [150, 190, 120, 170, 140, 180][i]))
            .join('') +
          line(40, 186, 360, 186, { stroke: dune }) +
          price.map((c) => candle(c[0], c[1], c[2], c[3], c[4], 34, c[5])).join('') +
          path('M50 -150H190M50 -120H150', 'none', { stroke: dune }) +
          line(0, -220, 0, 230),
        -4,
      ) +
      at(
        150,
        160,
        cup + bean(-50, 160, 20, 1.2, skin) + bean(0, 196, -40, 1.2, skin) + bean(-66, 236, 70, 1.2, skin),
      ) +
      at(
        1060,
        420,
        rect(-15, -170, 30, 250, gold, { rx: 6 }) +
          poly(
            [
              [-15, 80],
              [15, 80],
              [0, 130],
            ],
            paper,
          ) +
          line(-15, -120, 15, -120) +
          line(-15, 50, 15, 50),
        28,
      )
    )
  },
  // Seven ladders to the same beam; one has all its rungs.
  'blog-why-most-beginners-lose': () => {
    const fallen = (x, y, turn) => at(x, y, rect(-38, -8, 76, 16, red), turn)
    const broken = (x, h, lean, gaps, short) =>
      at(x, 582, ladder(h, 76, Math.round(h / 48), clay, { gaps, short }), lean)
    return (
      sky(sand) +
      tibeb(0, 0, 1200, 7, 'diamond', green, paper, gold) +
      line(0, 105, 1200, 105) +
      flat(rect(0, 580, 1200, 95, dune), rect(672, 108, 190, 472, straw)) +
      broken(110, 200, -4, [2, 3], 40) +
      broken(270, 330, 3, [1, 4, 6], -30) +
      broken(435, 130, -6, [2], 50) +
      broken(590, 270, 4, [2, 3, 5], 36) +
      broken(945, 240, -3, [1, 4], -44) +
      broken(1095, 370, 3, [3, 4, 7], 50) +
      at(767, 580, ladder(474, 104, 10, leaf)) +
      line(0, 580, 1200, 580) +
      person(767, 336, 1.05) +
      [
        [70, 622, -14],
        [150, 646, 10],
        [262, 616, 6],
        [330, 648, -20],
        [452, 628, 16],
        [560, 650, -8],
        [636, 618, 12],
        [905, 624, -10],
        [990, 648, 14],
        [1078, 618, -6],
        [1140, 650, 12],
      ]
        .map((f) => fallen(...f))
        .join('')
    )
  },
  // A papyrus boat on the lake, and the coin that now finds its own level.
  'blog-a-floating-birr-and-your-trade': () => {
    const wave = (y, fill, o) => path(`M-100 ${y}${times(8, () => 'q50 -34 100 0t100 0')}V700H-100Z`, fill, o)
    return (
      sky(sand) +
      flat(
        path('M0 330L140 230L260 300L430 190L640 330Z', dune),
        path('M480 330L700 250L840 300L980 220L1200 330Z', dune),
      ) +
      at(
        850,
        352,
        circle(0, 0, 190, gold) + circle(0, 0, 160, 'none') + emblem(0, -10, 24, ink, paper),
        -14,
      ) +
      wave(400, leaf) +
      at(
        330,
        420,
        path('M-14 -70V-250', 'none') +
          sack(60, -28, 100, paper) +
          sack(150, -28, 100, dune) +
          sack(105, -100, 92, straw) +
          person(-70, -22, 1.15) +
          path(
            'M-270 -120Q-230 -20 -120 -22H190Q270 -24 300 -96Q310 40 190 62H-130Q-250 50 -270 -120Z',
            straw,
          ) +
          path(
            'M-234 -40Q-190 18 -110 18H180Q240 14 278 -28M-110 -22V62M-30 -22V62M50 -22V62M130 -22V62',
            'none',
          ) +
          line(-14, -110, -14, -250),
      ) +
      at(60, 62, wave(400, green)) +
      at(-30, 130, wave(400, leaf)) +
      path('M640 512h130M720 556h220M800 600h110M930 512h80', 'none', { stroke: gold }) +
      tibeb(0, 627, 1200, 4, 'chevron', paper, green, gold)
    )
  },
  // The oldest trap: a propped basket, a trail of coins, ten warnings on the cord.
  'blog-ten-signs-of-a-trading-scam': () => {
    const dome = weave('diamond', 7, green, straw, clay, -27, -134)
    const curve = (t, a, b, c) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
    const flags = times(10, (i) => {
      const [x, y] = [curve((i + 0.9) / 10.8, 572, 760, 936), curve((i + 0.9) / 10.8, 548, 500, 330)]
      return poly(
        [
          [x - 14, y + 5],
          [x + 14, y - 7],
          [x + 5, y + 38],
        ],
        red,
      )
    })
    return (
      sky(sand) +
      tibeb(0, 0, 1200, 5, 'chevron', green, sand, gold) +
      flat(rect(0, 560, 1200, 115, dune)) +
      path('M900 560V270Q900 130 1030 130T1160 270V560Z', clay) +
      path('M930 560V280Q930 160 1030 160T1130 280V560Z', ink) +
      line(0, 560, 1200, 560) +
      flat(circle(1008, 282, 8, straw), circle(1052, 282, 8, straw)) +
      [
        [354, 524],
        [426, 524],
        [498, 524],
      ]
        .map(([x, y]) => coin(x, y, 33))
        .join('') +
      coin(462, 466, 33) +
      at(
        150,
        552,
        path('M0 0A215 215 0 0 1 430 0Z', straw) +
          flat(path('M14 -71A215 215 0 0 1 48 -134H382A215 215 0 0 1 416 -71Z', dome.fill)) +
          path('M9 -60H421M54 -144H376', 'none') +
          rect(-14, -20, 458, 26, gold, { rx: 13 }) +
          circle(215, -232, 20, gold),
        -24,
      ) +
      rect(548, 384, 14, 176, clay) +
      path('M566 550Q760 500 936 330') +
      flags +
      [
        [610, 606, 20],
        [686, 622, 22],
        [770, 632, 25],
        [866, 636, 28],
        [976, 632, 31],
      ]
        .map((c) => coin(...c))
        .join('')
    )
  },
  // A paper for nine coins today is paid back with ten on its day.
  'blog-treasury-bills-in-plain-words': () =>
    sky(green) +
    flat(circle(600, 250, 240, leaf)) +
    rect(400, 90, 400, 300, paper, { rx: 6 }) +
    tibeb(408, 96, 384, 3.2, 'diamond', green, paper, gold, false) +
    path('M450 190H750M450 232H700M450 274H660M450 316H600', 'none', { stroke: clay }) +
    path('M706 330L690 420L722 396L754 420L738 330Z', red) +
    circle(722, 318, 44, gold) +
    emblem(722, 318, 6, ink, straw) +
    stack(190, 560, 9, 170, 34) +
    stack(1010, 560, 9, 170, 34) +
    rect(925, 560 - 340, 170, 34, mint, { rx: 7 }) +
    path('M310 480H890', 'none', { stroke: straw, ...dash }) +
    path('M870 462L894 480L870 498', 'none', { stroke: straw }) +
    times(6, (i) => circle(380 + i * 84, 480, 20, i === 5 ? gold : paper)) +
    flat(rect(0, 560, 1200, 115, paper)) +
    tibeb(0, 570, 1200, 6, 'cross', green, paper, gold) +
    line(0, 560, 1200, 560),
  // From the drying beds, down the road, to the hall in town.
  'blog-coffee-from-washing-station-to-market': () => {
    const bed = (x, y) =>
      [52, 296].map((a) => line(x + a, y + 44, x + a, y + 72)).join('') +
      poly(
        [
          [x, y],
          [x + 250, y],
          [x + 310, y + 44],
          [x + 40, y + 44],
        ],
        clay,
      ) +
      times(9, (i) => bean(x + 42 + i * 26 + (i % 2) * 10, y + 14 + (i % 2) * 16, i * 40, 0.6, skin))
    const leafShape = (x, y, turn) => at(x, y, path('M0 0Q50 -46 120 0Q50 46 0 0M0 0H92', leaf), turn)
    const route = 'M-20 640H890Q970 640 970 576T890 512H790Q710 512 710 450T790 388H975Q1035 388 1035 340V322'
    return (
      sky(straw) +
      flat(circle(620, 190, 92, paper)) +
      path('M-10 330Q200 180 430 300T860 260T1220 220V700H-10Z', mint) +
      path('M-10 430Q300 300 620 350T1220 330V700H-10Z', leaf) +
      path(route, 'none', { 'stroke-width': 56 }) +
      path(route, 'none', { stroke: sand, 'stroke-width': 46 }) +
      path(route, 'none', { ...dash, stroke: clay }) +
      rect(930, 210, 210, 114, paper) +
      [970, 1035, 1100].map((x) => candle(x, 212, 240, 300, 322, 28, gold)).join('') +
      tibeb(920, 172, 230, 2.8, 'diamond', green, paper, gold) +
      rect(920, 172, 230, 42, 'none') +
      poly(
        [
          [1035, 100],
          [1164, 172],
          [906, 172],
        ],
        clay,
      ) +
      at(
        800,
        626,
        path('M4 -6V-66H52L80 -36V-6Z', paper) +
          path('M20 -52H44L58 -36H20Z', mint) +
          sack(-92, -70, 52, dune) +
          sack(-34, -70, 52, dune) +
          rect(-126, -72, 126, 60, clay) +
          rect(-130, -14, 216, 14, ink) +
          circle(-82, 6, 18, sand) +
          circle(44, 6, 18, sand),
      ) +
      [110, 390].map((x) => line(x, 300, x, 404)).join('') +
      rect(140, 336, 220, 68, paper) +
      path('M140 362q27 -16 55 0t55 0t55 0t55 0', 'none', { stroke: leaf }) +
      poly(
        [
          [70, 300],
          [250, 232],
          [430, 300],
        ],
        clay,
      ) +
      bed(170, 422) +
      bed(310, 480) +
      bed(50, 534) +
      path('M-10 120Q120 90 300 40') +
      leafShape(60, 104, 40) +
      leafShape(140, 80, -38) +
      leafShape(190, 66, 48) +
      leafShape(280, 44, -8) +
      [
        [118, 112],
        [146, 124],
        [240, 84],
        [262, 100],
      ]
        .map(([x, y]) => circle(x, y, 17, clay))
        .join('')
    )
  },
  // A seller, a buyer, and what lies between them.
  'learn-what-is-a-market': () =>
    sky(straw) +
    flat(circle(600, 250, 210, paper)) +
    flat(rect(0, 560, 1200, 115, dune)) +
    line(0, 560, 1200, 560) +
    path('M210 170H990L1060 250H140Z', green) +
    path('M366 170L328 250H516L536 170ZM664 170L684 250H872L834 170Z', gold) +
    path(
      times(6, (i) => `M${140 + i * 153.4} 250q76.7 56 153.4 0`),
      paper,
    ) +
    line(180, 256, 180, 560) +
    line(1020, 256, 1020, 560) +
    person(350, 560, 1.5) +
    person(850, 560, 1.5, { hem: clay }) +
    basket(600, 470, 230, 'coffee') +
    rect(440, 470, 320, 90, paper) +
    tibeb(446, 476, 308, 4, 'diamond', green, paper, gold) +
    coin(980, 600, 26) +
    coin(1040, 616, 26) +
    bean(160, 604, 20, 1.3, skin) +
    bean(220, 622, -40, 1.3, skin),
  // Two stacks of prices that do not touch: the gap is what a trade costs.
  'learn-buyers-sellers-and-the-spread': () =>
    sky(sand) +
    flat(rect(0, 590, 1200, 85, dune), rect(150, 272, 900, 74, mint)) +
    line(150, 272, 1050, 272, { ...dash, stroke: clay }) +
    line(150, 346, 1050, 346, { ...dash, stroke: leaf }) +
    tibeb(0, 0, 1200, 4, 'chevron', green, sand, gold) +
    line(0, 590, 1200, 590) +
    times(7, (i) => rect(390 - i * 12 - 90, 346 + i * 35, 180 + i * 8, 35, i ? leaf : green, { rx: 6 })) +
    times(9, (i) => rect(720 - i * 3, 272 + i * 35.4, 180 + i * 6, 35.4, i ? clay : gold, { rx: 6 })) +
    path('M600 284V334M586 298L600 284L614 298M586 320L600 334L614 320', 'none') +
    person(150, 590, 1.35) +
    person(1050, 590, 1.35, { hem: clay }) +
    coin(80, 630, 22) +
    coin(130, 640, 22) +
    bean(1070, 630, 20, 1.2, skin) +
    bean(1120, 640, -40, 1.2, skin),
  // One candle, large enough to read; a week of them behind it.
  'learn-how-to-read-a-candle-chart': () => {
    const week = [
      [120, 330, 360, 470, 520, leaf],
      [240, 270, 300, 420, 450, leaf],
      [360, 300, 330, 450, 490, red],
      [840, 250, 280, 400, 440, leaf],
      [960, 190, 230, 340, 400, leaf],
      [1080, 150, 180, 300, 330, gold],
    ]
    const levels = [
      [110, 'high'],
      [214, 'close'],
      [470, 'open'],
      [566, 'low'],
    ]
    return (
      sky(paper) +
      flat(rect(420, 40, 360, 560, mint, { rx: 24 })) +
      times(6, (i) => line(60, 120 + i * 86, 1140, 120 + i * 86, { stroke: sand })) +
      levels.map(([y]) => line(440, y, 760, y, { ...dash, stroke: clay })).join('') +
      week.map((c) => candle(c[0], c[1], c[2], c[3], c[4], 56, c[5])).join('') +
      line(600, 110, 600, 566, { 'stroke-width': 12 }) +
      rect(500, 214, 200, 256, green, { rx: 6 }) +
      tibeb(505, 318, 190, 2.4, 'diamond', paper, green, gold, false) +
      tibeb(0, 612, 1200, 5, 'chevron', green, paper, gold)
    )
  },
  // Three ways into the same house: now, at my price, only past the line.
  'learn-order-types': () => {
    const door = (x, y, fill, sign) =>
      path(`M${x - 100} 590V${y + 110}Q${x - 100} ${y} ${x} ${y}T${x + 100} ${y + 110}V590Z`, paper) +
      path(`M${x - 70} 590V${y + 116}Q${x - 70} ${y + 36} ${x} ${y + 36}T${x + 70} ${y + 116}V590Z`, fill) +
      circle(x, y - 62, 44, paper) +
      at(x, y - 62, sign)
    return (
      sky(sand) +
      flat(rect(0, 590, 1200, 85, dune), rect(60, 60, 1080, 530, clay)) +
      tibeb(60, 60, 1080, 5, 'diamond', green, straw, gold) +
      rect(60, 60, 1080, 75, 'none') +
      rect(60, 60, 1080, 530, 'none') +
      line(0, 590, 1200, 590) +
      door(250, 262, green, path('M-18 0H18M6 -13L19 0L6 13')) +
      door(600, 262, gold, path('M-24 14H24M0 -22V4M-11 -7L0 6L11 -7')) +
      door(950, 262, leaf, path('M-24 -14H24M0 22V-4M-11 7L0 -6L11 7')) +
      line(500, 480, 700, 480, { stroke: ink, 'stroke-width': 10 }) +
      path('M850 430H1050', 'none', dash) +
      person(425, 622, 1.15, { staff: true }) +
      coin(250, 630, 20) +
      coin(950, 630, 20)
    )
  },
  // A warehouse gives paper for coffee; the paper goes to the board.
  'learn-how-the-ecx-works': () =>
    sky(dune) +
    flat(path('M0 470Q300 400 620 460T1200 430V675H0Z', clay)) +
    poly(
      [
        [90, 250],
        [330, 120],
        [570, 250],
      ],
      clay,
    ) +
    rect(110, 250, 440, 300, paper) +
    rect(230, 330, 200, 220, green) +
    path('M230 385H430M230 440H430M230 495H430', 'none', { stroke: leaf }) +
    tibeb(115, 255, 430, 3.6, 'chevron', green, paper, gold, false) +
    sack(170, 600, 110, straw) +
    sack(290, 610, 120, sand) +
    sack(410, 602, 110, straw) +
    path('M520 500Q620 380 700 380', 'none', { ...dash, stroke: paper, 'stroke-width': 8 }) +
    path('M684 362L708 380L684 398', 'none', { stroke: paper, 'stroke-width': 8 }) +
    at(
      600,
      300,
      rect(-60, -80, 120, 150, paper) +
        tibeb(-56, -76, 112, 1.6, 'diamond', green, paper, gold, false) +
        path('M-36 -30H36M-36 -6H36M-36 18H6', 'none', { stroke: clay }) +
        circle(30, 46, 18, red),
      8,
    ) +
    rect(740, 120, 390, 330, green, { rx: 10 }) +
    tibeb(752, 132, 366, 3, 'chevron', paper, green, gold, false) +
    [230, 300, 370]
      .map(
        (y, i) =>
          circle(800, y, 26, sand) +
          [bean(800, y, 30, 1), seed(792, y, -20) + seed(810, y, 20), bean(800, y, -40, 1, skin)][i] +
          flat(
            rect(850, y - 8, [110, 140, 90][i], 16, mint, { rx: 8 }),
            rect(1000, y - 8, 50, 16, gold, { rx: 8 }),
          ) +
          triangle(1086, y, 16, i !== 1, i === 1 ? blush : mint),
      )
      .join('') +
    line(800, 450, 800, 600) +
    line(1070, 450, 1070, 600) +
    person(935, 628, 1.05),
  // A company in eight equal parts; one of them changes hands.
  'learn-how-the-esx-works': () => {
    const part = (i) => [330 + (i % 4) * 110, 170 + Math.floor(i / 4) * 160]
    return (
      sky(green) +
      flat(circle(560, 330, 300, leaf)) +
      rect(290, 100, 520, 420, paper, { rx: 8 }) +
      tibeb(298, 104, 504, 3, 'diamond', green, paper, gold, false) +
      times(8, (i) => {
        const [x, y] = part(i)
        return i === 3
          ? rect(x, y, 100, 150, 'none', dash)
          : rect(x, y, 100, 150, sand) +
              candle(x + 50, y + 26, y + 48, y + 104, y + 126, 34, i % 3 === 1 ? gold : leaf)
      }) +
      at(925, 205, rect(-50, -75, 100, 150, sand) + candle(0, -49, -27, 29, 51, 34, gold), 12) +
      path('M790 130Q850 70 900 110', 'none', { ...dash, stroke: straw }) +
      flat(rect(0, 590, 1200, 85, dune)) +
      line(0, 590, 1200, 590) +
      person(1010, 590, 1.5) +
      person(150, 590, 1.5, { hem: clay }) +
      stack(1110, 590, 4, 90, 26) +
      stack(270, 590, 1, 90, 26)
    )
  },
  // Two moneys on one scale; what the bank keeps lies in the middle.
  'learn-how-foreign-exchange-works': () => {
    const note = (x, y, turn, fill = mint) =>
      at(
        x,
        y,
        rect(-80, -44, 160, 88, fill, { rx: 6 }) +
          circle(0, 0, 24, paper) +
          path('M-62 -26H-44M44 26H62', 'none'),
        turn,
      )
    return (
      sky(sand) +
      flat(circle(600, 300, 250, straw)) +
      tibeb(0, 0, 1200, 4, 'chevron', green, sand, gold) +
      line(600, 150, 600, 560, { 'stroke-width': 12 }) +
      poly(
        [
          [600, 110],
          [622, 142],
          [600, 174],
          [578, 142],
        ],
        gold,
      ) +
      line(250, 226, 950, 196, { 'stroke-width': 10 }) +
      path('M250 226L150 420M250 226L350 420M950 196L850 390M950 196L1050 390', 'none') +
      path('M110 420H390Q360 500 250 500T110 420Z', green) +
      path('M810 390H1090Q1060 470 950 470T810 390Z', green) +
      [
        [190, 396],
        [250, 396],
        [310, 396],
        [220, 346],
        [280, 346],
      ]
        .map(([x, y]) => coin(x, y, 30))
        .join('') +
      note(930, 342, -8) +
      note(968, 318, 6) +
      flat(rect(0, 600, 1200, 75, dune)) +
      line(0, 600, 1200, 600) +
      path('M470 600Q480 552 600 552T730 600Z', clay)
    )
  },
  // A short road with one payment, a long one with many.
  'learn-treasury-bills-and-bonds': () => {
    const mile = (x, y) => line(x, y - 34, x, y) + circle(x, y - 46, 16, gold)
    return (
      sky(leaf) +
      flat(
        path('M0 210Q300 150 600 200T1200 170V675H0Z', mint),
        path('M0 420Q300 360 600 410T1200 390V675H0Z', straw),
      ) +
      path('M-20 300H640', 'none', { 'stroke-width': 54 }) +
      path('M-20 300H640', 'none', { stroke: paper, 'stroke-width': 44 }) +
      path('M-20 300H640', 'none', { ...dash, stroke: clay }) +
      path('M-20 540H1090', 'none', { 'stroke-width': 54 }) +
      path('M-20 540H1090', 'none', { stroke: paper, 'stroke-width': 44 }) +
      path('M-20 540H1090', 'none', { ...dash, stroke: clay }) +
      stack(720, 322, 6, 120, 27) +
      stack(1140, 562, 6, 104, 27) +
      [330, 510, 690, 870].map((x) => mile(x, 512)).join('') +
      person(150, 300, 1.05, { staff: true }) +
      person(150, 540, 1.05, { staff: true, hem: clay }) +
      at(
        960,
        130,
        rect(-120, -70, 240, 140, paper) +
          tibeb(-116, -66, 232, 2.4, 'diamond', green, paper, gold, false) +
          path('M-90 0H90M-90 26H30', 'none', { stroke: clay }) +
          circle(86, 44, 22, red),
        5,
      ) +
      tibeb(0, 615, 1200, 4, 'cross', green, straw, gold)
    )
  },
  // A whole loaf, and the thin slice that may be lost.
  'learn-risk-per-trade': () => {
    const edge = (deg, r) =>
      [440 + r * Math.sin((deg * Math.PI) / 180), 330 - r * Math.cos((deg * Math.PI) / 180)].map(n).join(' ')
    const loaf = `M440 330L${edge(76, 158)}A158 158 0 1 1 ${edge(62, 158)}Z`
    return (
      sky(clay) +
      tibeb(0, 600, 1200, 5, 'chevron', green, dune, gold) +
      tray(440, 330, 275, paper) +
      path(loaf, dune) +
      path(
        times(8, (i) => `M${edge(90 + i * 38, 50)}L${edge(90 + i * 38, 138)}`),
        'none',
        { stroke: clay },
      ) +
      path('M706 250Q800 190 868 250M846 236L870 252L862 224', 'none', { stroke: paper, 'stroke-width': 7 }) +
      tray(960, 380, 140, paper, [red, clay]) +
      path('M886 396L1018 358A140 140 0 0 1 1022 402Z', dune)
    )
  },
  // The path goes down, and ends at a fence before the drop.
  'learn-stop-losses': () =>
    sky(sand) +
    flat(circle(980, 150, 90, straw)) +
    path('M0 250H180V300H320V350H460V400H700V675H0Z', green) +
    flat(path('M0 272H158V322H298V372H438V422H678V675H0Z', leaf)) +
    path('M700 675V400L740 470L720 540L760 610L740 675Z', clay) +
    flat(path('M748 640H1200V675H740Z', blush)) +
    path('M820 640L850 600L880 640M930 640L966 590L1000 640M1060 640L1092 604L1124 640', red) +
    line(750, 640, 1200, 640) +
    [600, 680].map((x) => rect(x - 12, 270, 24, 130, paper)).join('') +
    rect(576, 296, 128, 26, red) +
    rect(576, 344, 128, 26, paper) +
    path('M596 344L616 370M636 344L656 370M676 344L696 370', 'none', { stroke: red }) +
    person(400, 350, 1.15, { staff: true }) +
    person(90, 250, 1.0, { hem: clay }) +
    path('M770 200L860 280L910 250L1010 410', 'none', { stroke: red, 'stroke-width': 8 }) +
    path('M984 392L1012 412L1016 378', 'none', { stroke: red, 'stroke-width': 8 }) +
    tibeb(0, 0, 1200, 4, 'diamond', green, sand, gold),
  // Not one basket but five, each with something else in it.
  'learn-diversification': () =>
    sky(green) +
    flat(circle(600, 340, 330, leaf)) +
    flat(rect(0, 590, 1200, 85, dune)) +
    line(0, 590, 1200, 590) +
    tibeb(60, 470, 1080, 6, 'diamond', green, paper, gold, false) +
    rect(60, 470, 1080, 90, 'none') +
    rect(40, 560, 1120, 30, clay) +
    basket(190, 470, 190, 'coffee') +
    basket(400, 470, 190, 'sesame', clay, sand) +
    candle(570, 236, 270, 350, 380, 30, gold) +
    candle(612, 206, 240, 330, 372, 30, paper) +
    candle(652, 220, 250, 320, 360, 30, gold) +
    basket(610, 470, 190, 'coins', red, straw) +
    at(820, 330, rect(-62, -50, 124, 90, mint, { rx: 6 }) + circle(0, -6, 20, paper), -10) +
    at(
      846,
      346,
      rect(-62, -50, 124, 90, paper, { rx: 6 }) + path('M-36 -20H36M-36 4H10', 'none', { stroke: clay }),
      8,
    ) +
    basket(820, 470, 190, 'sesame', green, dune) +
    basket(1020, 470, 190, 'coins', leaf, sand),
  // First the page, then the road.
  'learn-writing-a-trading-plan': () => {
    const row = (y, isDone) =>
      rect(170, y - 20, 40, 40, paper, { rx: 6 }) +
      (isDone
        ? path(`M178 ${y}L188 ${y + 11}L204 ${y - 13}`, 'none', { stroke: leaf, 'stroke-width': 8 })
        : '') +
      flat(rect(236, y - 8, [200, 240, 170, 220][(y / 90) & 3], 16, dune, { rx: 8 }))
    const road = 'M620 600H860Q940 600 940 540T860 480H760Q690 480 690 425T760 370H960Q1030 370 1030 300V220'
    return (
      sky(mint) +
      flat(path('M0 675V540Q300 380 620 330T1220 250V675Z', leaf)) +
      path(road, 'none', { 'stroke-width': 52 }) +
      path(road, 'none', { stroke: sand, 'stroke-width': 42 }) +
      path(road, 'none', { ...dash, stroke: clay }) +
      line(1030, 220, 1030, 70) +
      poly(
        [
          [1030, 74],
          [1140, 106],
          [1030, 140],
        ],
        gold,
      ) +
      at(
        0,
        0,
        rect(110, 60, 430, 540, paper, { rx: 10 }) +
          tibeb(118, 70, 414, 3.2, 'diamond', green, paper, gold, false) +
          [200, 290, 380, 470].map((y, i) => row(y, i < 3)).join('') +
          path('M170 540H480', 'none', { stroke: clay }),
        -3,
      ) +
      at(
        520,
        470,
        rect(-14, -170, 28, 220, gold, { rx: 6 }) +
          poly(
            [
              [-14, 50],
              [14, 50],
              [0, 96],
            ],
            sand,
          ) +
          line(-14, -120, 14, -120),
        30,
      ) +
      person(640, 600, 0.95, { staff: true })
    )
  },
  // Woven stairs towards a rising sun.
  'track-first-steps': () => {
    const step = (i, motif) => {
      const [x, y] = [250 + i * 215, 520 - i * 105]
      return (
        flat(rect(x, y, 1000, 200, green)) +
        rect(x, y, 1000, 22, paper) +
        tibeb(x, y + 22, 960, 5.5, motif, straw, green, gold) +
        line(x, y, x, y + 105)
      )
    }
    return (
      sky(sand) +
      flat(circle(980, 220, 330, straw)) +
      circle(980, 220, 200, gold) +
      circle(980, 220, 168, 'none', { stroke: straw }) +
      ['cross', 'diamond', 'cross', 'diamond'].map((m, i) => step(3 - i, m)).join('') +
      flat(rect(0, 625, 1200, 50, dune)) +
      line(0, 625, 1200, 625) +
      person(350, 520, 1.7, { staff: true }) +
      path('M120 625V520') +
      path('M120 556Q64 552 48 500Q112 500 120 556Q132 484 196 480Q190 546 120 556', leaf)
    )
  },
  // Trays seen from above, tied by the roads between them.
  'track-markets-of-ethiopia': () => {
    const road = (d) =>
      path(d, 'none', { stroke: paper, 'stroke-width': 26 }) + path(d, 'none', { ...dash, stroke: clay })
    const notes = at(
      0,
      0,
      rect(-52, -30, 104, 60, mint) + circle(0, 0, 16, paper) + path('M-38 -16v0M38 16v0'),
    )
    return (
      sky(dune) +
      flat(
        path('M0 520Q200 470 360 560T760 600T1200 500V675H0Z', clay),
        path('M0 0H1200V90Q980 40 800 100T380 80T0 150Z', straw),
      ) +
      road('M600 300Q430 280 230 190') +
      road('M600 300Q420 400 210 505') +
      road('M600 300Q760 240 970 180') +
      road('M600 300Q780 390 985 500') +
      road('M600 300V560') +
      tray(225, 185, 142, clay) +
      [
        [-38, -20],
        [10, -42],
        [48, -4],
        [0, 4],
        [-30, 38],
        [26, 44],
      ]
        .map(([a, b], i) => bean(225 + a, 185 + b, i * 47, 1.3, skin))
        .join('') +
      tray(205, 508, 118, sand, [gold, clay]) +
      times(9, (i) =>
        seed(205 + ((i % 3) - 1) * 32 + (i % 2) * 6, 508 + (Math.floor(i / 3) - 1) * 30, i * 40),
      ) +
      tray(975, 178, 134, paper, [clay, green]) +
      candle(940, 128, 150, 206, 226, 24, leaf) +
      candle(976, 118, 136, 180, 212, 24, red) +
      candle(1012, 124, 142, 196, 216, 24, leaf) +
      tray(992, 506, 142, paper) +
      at(992, 490, notes, -18) +
      at(996, 522, notes, 10) +
      tray(600, 556, 96, paper, [gold]) +
      coin(574, 556, 27) +
      coin(630, 556, 27) +
      at(
        600,
        300,
        rect(-96, -96, 192, 192, paper, { transform: 'rotate(45)' }) +
          rect(-82, -82, 164, 164, sand, { transform: 'rotate(45)' }),
      ) +
      emblem(600, 300, 19, green, gold)
    )
  },
  // A fringed umbrella over the harvest; the red rain falls beside it.
  'track-managing-risk': () => {
    const drops = times(9, (j) =>
      times(22, (i) => {
        const [x, y] = [20 + i * 58 + (j % 2) * 29, 6 + j * 66]
        return Math.abs(x - 596) < (y < 60 ? 60 : y < 120 ? 330 : 410) ? '' : `M${x} ${y}l-14 36`
      }),
    )
    return (
      sky(sand) +
      path(drops, 'none', { stroke: red }) +
      flat(rect(0, 590, 1200, 85, dune), path('M255 330H945L905 590H295Z', paper)) +
      line(0, 590, 1200, 590) +
      line(600, 60, 600, 590) +
      poly(
        [
          [600, 30],
          [618, 58],
          [600, 86],
          [582, 58],
        ],
        gold,
      ) +
      path('M240 270Q300 86 600 86T960 270Z', green) +
      path('M360 270Q420 86 600 86T840 270Z', gold) +
      path('M480 270Q520 86 600 86T720 270Z', green) +
      tibeb(230, 270, 740, 4.2, 'diamond', green, paper, gold) +
      rect(230, 270, 740, 63, 'none') +
      path(
        times(24, (i) => `M${243.5 + i * 31} 337v26`),
        'none',
        { stroke: gold },
      ) +
      basket(430, 590, 250, 'coffee') +
      basket(775, 590, 230, 'sesame', clay, sand) +
      [
        [90, 628],
        [1090, 632],
        [200, 652],
        [1000, 656],
      ]
        .map(([x, y]) => oval(x, y, 46, 8, red, { stroke: 'none' }))
        .join('')
    )
  },
  // Woven courses below, candles as towers above.
  'course-trading-foundations': () => {
    const tower = ([x, high, top, fill]) =>
      line(x, high, x, top) +
      rect(x - 44, top, 88, 420 - top, fill) +
      flat(
        times(Math.max(1, Math.floor((400 - top) / 74)), (k) =>
          [-24, 8].map((a) => rect(x + a, top + 24 + k * 66, 16, 26, fill === sand ? clay : straw)).join(''),
        ),
      )
    const towers = [
      [250, 292, 344, green],
      [368, 240, 286, leaf],
      [486, 280, 326, sand],
      [604, 176, 226, leaf],
      [722, 214, 262, sand],
      [840, 112, 160, leaf],
      [958, 52, 104, green],
    ]
    return (
      sky(straw) +
      flat(circle(1000, 180, 150, paper)) +
      towers.map(tower).join('') +
      at(1082, 420, ladder(250, 60, 6, gold), -15) +
      person(140, 420, 1.1, { staff: true }) +
      tibeb(60, 420, 1080, 7, 'diamond', green, paper, gold) +
      rect(60, 420, 1080, 105, 'none') +
      tibeb(30, 525, 1140, 6.5, 'cross', straw, green, gold) +
      rect(30, 525, 1140, 97.5, 'none') +
      tibeb(0, 622.5, 1200, 4.8, 'grain', green, dune, clay) +
      line(0, 622.5, 1200, 622.5)
    )
  },
  // A hundred coins in the tray; two are put at risk.
  'course-risk-and-money-management': () => {
    const cells = [...Array(100).keys()]
      .filter((i) => ![29, 39].includes(i))
      .map((i) => `<use href="#c" x="${128 + (i % 10) * 49}" y="${117 + Math.floor(i / 10) * 49}"/>`)
      .join('')
    defs.push(`<g id="c">${circle(0, 0, 20, gold)}<path d="M0 -9L9 0L0 9L-9 0Z" fill="none"/></g>`)
    return (
      sky(green) +
      flat(rect(720, 0, 480, 675, leaf)) +
      rect(44, 33, 609, 609, paper, { rx: 12 }) +
      times(
        4,
        (i) =>
          at(348.5, 337.5, tibeb(-252, -303, 504, 3.2, 'diamond', green, paper, clay, false), i * 90) +
          emblem([71, 626][i % 2], [60, 615][i >> 1], 3, green, clay),
      ) +
      rect(96, 85, 505, 505, straw) +
      cells +
      circle(128 + 9 * 49, 117 + 2 * 49, 20, sand, dash) +
      circle(128 + 9 * 49, 117 + 3 * 49, 20, sand, dash) +
      path('M672 238Q756 222 822 288', 'none', { stroke: straw, ...dash }) +
      tray(945, 350, 150, paper, [red, clay]) +
      coin(905, 350, 36) +
      coin(985, 350, 36)
    )
  },
  // One hall, four gates: candles, a sack, a sealed paper, two coins that change places.
  'course-ethiopian-markets': () => {
    const gate = (x, fill) => path(`M${x - 96} 560V330A96 96 0 0 1 ${x + 96} 330V560Z`, fill)
    const half = (y, x1, x2, tip) =>
      path(`M${x1} ${y}H${x2}M${x2 - tip} ${y - 16}L${x2} ${y}L${x2 - tip} ${y + 16}`)
    return (
      sky(straw) +
      flat(circle(1040, 96, 84, paper)) +
      poly(
        [
          [600, 34],
          [1010, 122],
          [190, 122],
        ],
        clay,
      ) +
      emblem(600, 90, 6, ink, paper) +
      tibeb(70, 122, 1060, 5.4, 'diamond', green, paper, gold, false) +
      rect(70, 122, 1060, 81, 'none') +
      rect(90, 203, 1020, 357, leaf) +
      gate(222, paper) +
      gate(474, sand) +
      gate(726, mint) +
      gate(978, paper) +
      candle(172, 352, 390, 470, 510, 36, leaf) +
      candle(222, 300, 340, 430, 470, 36, gold) +
      candle(272, 280, 312, 400, 440, 36, leaf) +
      sack(474, 558, 128) +
      bean(442, 482, 20, 1.1, skin) +
      bean(496, 510, -40, 1.1, skin) +
      rect(664, 334, 124, 170, paper, { rx: 5 }) +
      path('M684 370H768M684 400H768M684 430H732', 'none', { stroke: clay }) +
      path('M748 472L738 524L760 508L782 524L772 472Z', red) +
      circle(760, 466, 26, gold) +
      coin(942, 376, 40) +
      coin(1014, 480, 40, dune) +
      half(376, 996, 1050, 18) +
      half(480, 960, 906, -18) +
      flat(rect(0, 560, 1200, 115, dune)) +
      line(0, 560, 1200, 560) +
      person(348, 604, 0.85) +
      person(852, 604, 0.85, { hem: clay }) +
      person(600, 608, 0.85, { staff: true }) +
      tibeb(0, 618, 1200, 4.8, 'chevron', green, dune, clay)
    )
  },
}

// ---- diagrams, 1200 wide, English and Amharic ----
const text = (x, y, words, size = 42, o = {}) => {
  const scale = /[\u1200-\u137f]/.test(words) ? 1.05 : 1
  const all = {
    x: n(x),
    y: n(y),
    'font-size': n(size * scale),
    'font-weight': 600,
    'text-anchor': 'middle',
    fill: ink,
    stroke: 'none',
    ...o,
  }
  return `<text${attrs(all)}>${words}</text>`
}
const left = { 'text-anchor': 'start' }
const right = { 'text-anchor': 'end' }
const arrow = (x1, y1, x2, y2, stroke = ink) => {
  const a = Math.atan2(y2 - y1, x2 - x1)
  const head = [a + 2.6, a - 2.6].map((b) => [x2 + 26 * Math.cos(b), y2 + 26 * Math.sin(b)].map(n).join(' '))
  return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}M${head[0]}L${n(x2)} ${n(y2)}L${head[1]}`, 'none', {
    stroke,
  })
}
const medallion = (x, y, r, icon, fill = sand) =>
  circle(x, y, r, fill) + circle(x, y, r - 11, 'none', { stroke: gold }) + at(x, y, icon)
const icons = {
  plant:
    path('M0 52V-44') +
    path('M0 -8Q-46 -12 -54 -48Q-8 -50 0 -8Q8 -62 56 -58Q50 -14 0 -8', leaf) +
    path('M0 34Q-36 30 -44 4Q-6 2 0 34Q6 -4 46 0Q40 34 0 34', leaf),
  wash:
    path('M0 -62Q34 -20 34 4A34 34 0 0 1 -34 4Q-34 -20 0 -62Z', mint) +
    bean(0, 4, 30, 0.9, clay) +
    path('M-56 52q14 -14 28 0t28 0t28 0t28 0'),
  store:
    rect(-54, -14, 108, 62, paper) +
    poly(
      [
        [0, -58],
        [66, -14],
        [-66, -14],
      ],
      clay,
    ) +
    sack(-20, 48, 38, dune) +
    sack(22, 48, 38, dune),
  board:
    rect(-60, -48, 120, 88, green) +
    [-24, 2, 28]
      .map(
        (y, i) =>
          line(-42, y - 4, 0, y - 4, { stroke: paper }) +
          triangle(34, y - 4, 12, i !== 1, i === 1 ? dune : straw),
      )
      .join(''),
  ship:
    path('M-64 14H64L46 50H-46Z', green) +
    rect(-38, -20, 34, 34, gold) +
    rect(-2, -20, 34, 34, clay) +
    rect(-20, -54, 34, 34, dune) +
    path('M-66 62q16 -12 33 0t33 0t33 0t33 0'),
  plan:
    rect(-44, -56, 88, 112, paper) +
    [-28, 2, 32]
      .map((y) => path(`M-30 ${y}l8 8l14 -16`, 'none', { stroke: leaf }) + line(6, y, 30, y))
      .join(''),
  trade:
    candle(-32, -20, 0, 40, 54, 28, leaf) +
    candle(8, -46, -26, 22, 36, 28, leaf) +
    candle(46, -62, -50, -12, 8, 24, leaf),
  book:
    path('M0 -38Q-32 -54 -62 -42V40Q-32 28 0 44Z', paper) +
    path('M0 -38Q32 -54 62 -42V40Q32 28 0 44Z', paper) +
    path('M-46 -18Q-32 -24 -16 -18M-46 4Q-32 -2 -16 4M16 -18Q32 -24 46 -18M16 4Q32 -2 46 4'),
  look:
    circle(-8, -8, 42, paper) +
    path('M24 24L56 56') +
    path('M-32 6L-14 -12L-2 0L18 -24', 'none', { stroke: leaf }),
  get person() {
    return person(0, 62, 0.66)
  },
  shake: path('M-54 -30H10V18H-20L-40 38V18H-54Z', mint) + path('M0 -4H54V40H40V58L20 40H0Z', straw),
  match:
    poly(
      [
        [-56, 0],
        [-22, -34],
        [12, 0],
        [-22, 34],
      ],
      leaf,
    ) +
    poly(
      [
        [-12, 0],
        [22, -34],
        [56, 0],
        [22, 34],
      ],
      gold,
    ) +
    poly(
      [
        [-12, 0],
        [0, -12],
        [12, 0],
        [0, 12],
      ],
      paper,
    ),
  vault:
    rect(-54, -50, 108, 96, mint, { rx: 8 }) +
    circle(0, -2, 28, paper) +
    path('M0 -30V26M-28 -2H28') +
    line(-38, 46, -38, 60) +
    line(38, 46, 38, 60),
}
const diagrams = {
  market: [
    700,
    (t) =>
      text(225, 74, t('Sellers', 'ሻጮች'), 48) +
      text(975, 74, t('Buyers', 'ገዢዎች'), 48) +
      person(125, 420, 1.55) +
      person(325, 420, 1.55, { robe: sand, hem: clay }) +
      person(880, 420, 1.55, { robe: sand }) +
      person(1075, 420, 1.55, { hem: clay }) +
      basket(125, 540, 168, 'coffee') +
      basket(325, 540, 168, 'sesame', clay, paper) +
      basket(880, 540, 168, 'coins') +
      basket(1075, 540, 168, 'coins') +
      text(125, 600, t('Coffee', 'ቡና')) +
      text(325, 600, t('Sesame', 'ሰሊጥ')) +
      text(975, 600, t('Birr', 'ብር')) +
      line(30, 540, 420, 540) +
      line(780, 540, 1170, 540) +
      arrow(424, 320, 470, 320) +
      arrow(776, 320, 730, 320) +
      path('M600 168V120') +
      poly(
        [
          [600, 168],
          [708, 236],
          [708, 404],
          [492, 404],
          [492, 236],
        ],
        straw,
      ) +
      circle(600, 216, 13, paper) +
      text(600, 314, '120', 68) +
      text(600, 376, t('birr', 'ብር'), 46) +
      text(600, 468, t('Agreed', 'የተስማሙበት'), 42) +
      text(600, 524, t('price', 'ዋጋ'), 42),
  ],
  'order-book': [
    760,
    (t) => {
      const book = (x, prices, fill, best) =>
        rect(x - 170, 150, 14, 430, green === fill ? green : clay) +
        rect(x + 156, 150, 14, 430, green === fill ? green : clay) +
        prices
          .map(
            (p, i) =>
              rect(x - 156, 176 + i * 138, 312, 96, i ? (fill === green ? mint : dune) : fill) +
              text(x, 242 + i * 138, t(`${p} birr`, `${p} ብር`), 46, i ? {} : { fill: best }),
          )
          .join('')
      return (
        text(240, 80, t('Buyers bid', 'ገዢዎች (bid)'), 46) +
        text(960, 80, t('Sellers ask', 'ሻጮች (ask)'), 46) +
        book(240, [101, 100, 99], green, paper) +
        book(960, [103, 104, 105], gold, ink) +
        arrow(600, 224, 440, 224) +
        arrow(600, 224, 760, 224) +
        text(600, 176, t('Spread', 'የዋጋ ልዩነት'), 46) +
        text(600, 296, t('2 birr', '2 ብር'), 46) +
        text(240, 640, t('Best bid on top', 'ከፍተኛው ከላይ'), 38) +
        text(960, 640, t('Best ask on top', 'ዝቅተኛው ከላይ'), 38) +
        emblem(600, 470, 14, green, gold)
      )
    },
  ],
  candle: [
    720,
    (t) => {
      const tag = (x, y, words, i) =>
        line(x + (i % 3 ? 74 : 18), y, x + 128, y, dash) + text(x + 146, y + 14, words, 40, left)
      const names = {
        o: t('Open', 'መክፈቻ (open)'),
        h: t('High', 'ከፍተኛ (high)'),
        l: t('Low', 'ዝቅተኛ (low)'),
        c: t('Close', 'መዝጊያ (close)'),
      }
      const draw = (x, fill, order) =>
        candle(x, 150, 250, 470, 590, 110, fill) +
        order.map((k, i) => tag(x, [150, 250, 470, 590][i], names[k], i)).join('')
      return (
        triangle(84, 70, 26, true, leaf) +
        text(124, 84, t('Price rose', 'ዋጋው ጨመረ'), 46, left) +
        triangle(684, 70, 26, false, red) +
        text(724, 84, t('Price fell', 'ዋጋው ቀነሰ'), 46, left) +
        draw(112, leaf, ['h', 'c', 'o', 'l']) +
        draw(712, red, ['h', 'o', 'c', 'l']) +
        arrow(112, 430, 112, 296, paper) +
        arrow(712, 290, 712, 424, paper) +
        line(600, 130, 600, 610, { ...dash, stroke: clay })
      )
    },
  ],
  'order-types': [
    760,
    (t) => {
      const row = (y, fill, price, name, does) =>
        line(40, y, 600, y, { ...dash, stroke: fill }) +
        rect(470, y - 34, 130, 68, fill, { rx: 8 }) +
        text(535, y + 16, price, 44, { fill: fill === clay ? ink : paper }) +
        text(630, y - 10, name, 44, left) +
        text(630, y + 46, does, 38, left)
      return (
        path('M50 330L95 240L130 300L175 160L215 230L260 120L300 190') +
        path('M300 190L336 300L366 240L404 384L424 340L446 574', 'none', dash) +
        row(
          190,
          leaf,
          '100',
          t('Market order', 'የገበያ ትዕዛዝ (market)'),
          t('buy now, near 100', 'አሁኑኑ በ100 ብር ገደማ ለመግዛት'),
        ) +
        row(
          384,
          clay,
          '96',
          t('Limit order', 'የገደብ ትዕዛዝ (limit)'),
          t('buy at 96 or less', 'በ96 ብር ወይም ባነሰ ለመግዛት'),
        ) +
        row(
          578,
          red,
          '92',
          t('Stop order', 'የማቆሚያ ትዕዛዝ (stop)'),
          t('sell if it falls to 92', 'ወደ 92 ብር ከወረደ ለመሸጥ'),
        ) +
        circle(300, 190, 15, gold) +
        text(40, 74, t('Price, birr', 'ዋጋ በብር'), 40, left)
      )
    },
  ],
  'ecx-route': [
    800,
    (t) => {
      const road = 'M170 190H1000Q1150 190 1150 345T1000 500H340'
      const two = (x, y, a, b) => text(x, y, a, 40) + text(x, y + 50, b, 40)
      return (
        path(road, 'none', { 'stroke-width': 44 }) +
        path(road, 'none', { stroke: dune, 'stroke-width': 34 }) +
        path(road, 'none', { ...dash, stroke: ink }) +
        medallion(170, 190, 96, icons.plant) +
        medallion(580, 190, 96, icons.wash) +
        medallion(960, 190, 96, icons.store) +
        medallion(790, 500, 96, icons.board) +
        medallion(340, 500, 96, icons.ship) +
        text(170, 340, t('Farm', 'እርሻ'), 42) +
        t(text(580, 340, 'Washing station', 42), text(580, 340, 'ማጠቢያ ጣቢያ', 42)) +
        t(two(948, 340, 'Warehouse', 'and grading'), two(948, 340, 'መጋዘንና', 'ደረጃ ምደባ')) +
        t(text(790, 650, 'ECX', 46), text(790, 650, 'ምርት ገበያ (ECX)', 42)) +
        text(340, 650, t('Exporter', 'ላኪ'), 42) +
        [
          [375, 190, 1],
          [770, 190, 1],
          [1150, 345, 0],
          [565, 500, -1],
        ]
          .map(
            ([x, y, d]) =>
              circle(x, y, 26, gold) +
              (d
                ? path(`M${x - 7 * d} ${y - 11}l${12 * d} 11l${-12 * d} 11`)
                : path(`M${x - 11} ${y - 7}l11 12l11 -12`)),
          )
          .join('') +
        emblem(100, 640, 9, green, gold) +
        emblem(1100, 640, 9, green, gold)
      )
    },
  ],
  'esx-structure': [
    760,
    (t) => {
      const box = (x, icon, name, does) =>
        rect(x - 125, 270, 250, 220, sand, { rx: 10 }) +
        at(x, 350, icons[icon]) +
        text(x, 468, name, 37) +
        text(x, 556, does, 38)
      const xs = [150, 450, 750, 1050]
      return (
        rect(300, 40, 875, 110, green, { rx: 10 }) +
        text(737, 112, t('ECMA supervises', 'ባለሥልጣኑ (ECMA) ይቆጣጠራል'), 48, { fill: paper }) +
        xs
          .slice(1)
          .map((x) => arrow(x, 152, x, 258, leaf))
          .join('') +
        [0, 1, 2].map((i) => arrow(xs[i] + 130, 380, xs[i + 1] - 132, 380)).join('') +
        box(150, 'person', t('Investor', 'ኢንቨስተር'), t('orders', 'ያዛል')) +
        box(450, 'shake', t('Broker', 'ደላላ'), t('sends it', 'ትዕዛዝ ይልካል')) +
        box(750, 'match', 'ESX', t('matches', 'ያገናኛል')) +
        box(1050, 'vault', t('Depository', 'ማስቀመጫ'), t('records', 'ይመዘግባል')) +
        text(600, 650, t('From your order to your shares', 'ከትዕዛዝዎ እስከ አክሲዮንዎ'), 40, { fill: leaf })
      )
    },
  ],
  'tbill-timeline': [
    680,
    (t) =>
      stack(190, 450, 9, 190, 30) +
      stack(1010, 450, 9, 190, 30) +
      rect(915, 146, 190, 34, leaf, { rx: 7 }) +
      text(1010, 118, t('your gain', 'ትርፍዎ'), 46, { fill: leaf }) +
      line(40, 450, 1160, 450) +
      arrow(330, 300, 870, 300) +
      times(12, (i) => line(370 + i * 38, 286, 370 + i * 38, 314)) +
      rect(535, 50, 130, 126, sand, { rx: 8 }) +
      rect(535, 50, 130, 34, green) +
      line(568, 40, 568, 62) +
      line(632, 40, 632, 62) +
      flat(
        times(13, (i) => circle(556 + (i % 5) * 22, 106 + Math.floor(i / 5) * 25, 6, i === 12 ? leaf : gold)),
      ) +
      text(600, 254, t('28 to 364 days', 'ከ28 እስከ 364 ቀናት'), 44) +
      text(600, 376, t('you wait', 'ይጠብቃሉ'), 40) +
      text(190, 524, t('Today', 'ዛሬ'), 40) +
      text(210, 588, t('you pay less', 'ያነሰ ይከፍላሉ'), 42) +
      text(1010, 524, t('At the end', 'በመጨረሻ'), 40) +
      text(970, 588, t('you receive it all', 'ሙሉውን ይቀበላሉ'), 42),
  ],
  'fx-two-rates': [
    670,
    (t) => {
      const row = (y, name, who, rate) =>
        text(86, y, name, 46, { ...left, fill: paper }) +
        text(86, y + 58, who, 36, { ...left, fill: straw }) +
        rect(680, y - 56, 160, 120, paper, { rx: 8 }) +
        text(760, y + 26, rate, 62)
      return (
        text(50, 74, t('1 US dollar, an example', 'ለ1 የአሜሪካ ዶላር፣ ምሳሌ'), 42, left) +
        rect(46, 110, 830, 456, green, { rx: 10 }) +
        tibeb(60, 122, 802, 4, 'diamond', straw, green, gold) +
        row(266, t('Bank buying rate', 'የባንኩ መግዣ ተመን'), t('you sell dollars', 'እርስዎ ዶላር ሲሸጡ'), '150') +
        line(70, 386, 852, 386, { stroke: leaf }) +
        row(460, t('Bank selling rate', 'የባንኩ መሸጫ ተመን'), t('you buy dollars', 'እርስዎ ዶላር ሲገዙ'), '153') +
        path('M896 270H936V464H896') +
        line(936, 367, 966, 367) +
        text(1070, 340, t('Spread', 'ልዩነት'), 46) +
        text(1070, 408, t('3 birr', '3 ብር'), 50)
      )
    },
  ],
  'risk-ladder': [
    860,
    (t) => {
      const pair = (x, loss, gain) =>
        at(x + 72, 520, ladder(gain * 3.6, 92, Math.max(1, Math.round(gain / 10)), leaf)) +
        at(x - 72, 520 + loss * 3.6, ladder(loss * 3.6, 92, Math.round(loss / 10), red)) +
        text(x - 72, 520 + loss * 3.6 + 58, `−${loss}%`, 48, { fill: red }) +
        text(x + 72, 520 - gain * 3.6 - 22, `+${gain}%`, 48, { fill: leaf })
      return (
        triangle(70, 68, 22, true, leaf) +
        text(106, 84, t('Gain needed to recover', 'ለመመለስ የሚያስፈልግ ትርፍ'), 44, left) +
        triangle(70, 742, 22, false, red) +
        text(106, 756, t('Loss', 'ኪሳራ'), 44, left) +
        line(40, 520, 1160, 520) +
        pair(220, 10, 11) +
        pair(600, 25, 33) +
        pair(980, 50, 100)
      )
    },
  ],
  'stop-loss': [
    790,
    (t) => {
      const level = (y, name, price, fill) =>
        text(850, y - 18, name, 42, { ...left, fill }) + text(850, y + 40, price, 42, left)
      return (
        flat(rect(220, 130, 600, 360, mint), rect(220, 490, 600, 120, blush)) +
        line(220, 130, 820, 130, { stroke: leaf }) +
        line(220, 490, 820, 490) +
        line(220, 610, 820, 610, { stroke: red }) +
        path('M40 590L90 530L120 560L170 450L220 490L290 400L360 540L430 440L510 300L570 350L670 130') +
        circle(220, 490, 15, gold) +
        circle(670, 130, 15, leaf) +
        level(130, t('Target', 'ግብ (target)'), t('115 birr', '115 ብር'), leaf) +
        level(490, t('Entry', 'መግቢያ (entry)'), t('100 birr', '100 ብር'), ink) +
        level(610, t('Stop', 'ማቆሚያ (stop)'), t('95 birr', '95 ብር'), red) +
        text(246, 206, t('Reward 15', 'ትርፍ 15'), 44, { ...left, fill: leaf }) +
        text(796, 566, t('Risk 5', 'አደጋ 5'), 44, { ...right, fill: red }) +
        text(40, 76, t('Price line', 'የዋጋ መስመር'), 40, left)
      )
    },
  ],
  baskets: [
    720,
    (t) => {
      const spill = (x, y, s) =>
        [
          [0, 0],
          [34, 6],
          [70, -2],
          [18, -24],
          [52, -22],
          [108, 4],
        ]
          .map(([a, b], i) => bean(x + a * s, y + b * s, i * 50, s, clay))
          .join('')
      return (
        line(40, 470, 500, 470) +
        line(600, 60, 600, 640, { ...dash, stroke: clay }) +
        line(690, 470, 1160, 470) +
        at(76, 364, basket(0, 0, 320, 'coffee'), 71) +
        spill(362, 448, 1.2) +
        basket(790, 280, 170, 'coffee') +
        basket(1040, 280, 170, 'sesame', clay, paper) +
        basket(790, 470, 170, 'coins') +
        at(925, 416, basket(0, 0, 158, 'coffee'), 71) +
        spill(1074, 458, 0.75) +
        line(690, 280, 1160, 280) +
        text(280, 552, t('One basket', 'አንድ ቅርጫት'), 46) +
        text(280, 618, t('falls: all is lost', 'ከወደቀ ሁሉም ይጠፋል'), 40, { fill: red }) +
        text(925, 552, t('Four baskets', 'አራት ቅርጫቶች'), 46) +
        text(925, 618, t('one falls: three stay', 'አንዱ ቢወድቅ ሦስቱ ይተርፋሉ'), 40, { fill: leaf })
      )
    },
  ],
  'plan-loop': [
    820,
    (t) => {
      const at4 = [
        [600, 150],
        [838, 380],
        [600, 610],
        [362, 380],
      ]
      const arc = (a, b) => {
        const on = (deg) => [
          600 + 238 * Math.sin((deg * Math.PI) / 180),
          380 - 230 * Math.cos((deg * Math.PI) / 180),
        ]
        const [x, y] = on(b)
        const turn = Math.atan2(y - on(b - 6)[1], x - on(b - 6)[0])
        return (
          `M${on(a).map(n).join(' ')}A238 230 0 0 1 ${n(x)} ${n(y)}` +
          [2.6, -2.6]
            .map(
              (d) => `M${n(x + 26 * Math.cos(turn + d))} ${n(y + 26 * Math.sin(turn + d))}L${n(x)} ${n(y)}`,
            )
            .join('')
        )
      }
      return (
        path([0, 90, 180, 270].map((d) => arc(d + 27, d + 62)).join('')) +
        ['plan', 'trade', 'book', 'look']
          .map((k, i) => medallion(...at4[i], 98, icons[k], [sand, mint, sand, mint][i]))
          .join('') +
        text(725, 100, t('1 Plan', '1 ዕቅድ'), 44, left) +
        text(950, 396, t('2 Trade', '2 ግብይት'), 44, left) +
        text(725, 694, t('3 Journal', '3 ማስታወሻ'), 44, left) +
        text(250, 396, t('4 Review', '4 ግምገማ'), 44, right) +
        emblem(600, 380, 13, green, gold)
      )
    },
  ],
  'journal-page': [
    720,
    (t) => {
      const xs = [60, 230, 540, 700, 890, 1150]
      const mid = (i) => (xs[i] + xs[i + 1]) / 2
      const row = (y, cells, fill) =>
        cells.map((c, i) => text(mid(i), y, c, 38, i === 3 ? { fill } : { 'font-weight': 400 })).join('')
      return (
        rect(40, 40, 1130, 590, paper, { rx: 10 }) +
        flat(rect(60, 130, 1090, 90, green)) +
        tibeb(60, 58, 1090, 4, 'diamond', green, paper, gold) +
        [t('Date', 'ቀን'), t('Reason', 'ምክንያት'), t('Size', 'መጠን'), t('Result', 'ውጤት'), t('Lesson', 'ትምህርት')]
          .map((w, i) => text(mid(i), 190, w, 42, { fill: paper }))
          .join('') +
        row(
          300,
          t(
            ['5 May', 'Fair price', '10', '+50 ▲', 'Patience'],
            ['ግንቦት 5', 'ዋጋው ተገቢ ነበር', '10', '+50 ▲', 'ትዕግሥት'],
          ),
          leaf,
        ) +
        row(
          430,
          t(['9 May', 'A rumour', '20', '−80 ▼', 'Check first'], ['ግንቦት 9', 'ወሬ ሰምቼ', '20', '−80 ▼', 'ማጣራት']),
          red,
        ) +
        [350, 480, 610].map((y) => line(60, y, 1150, y, { stroke: dune })).join('') +
        xs
          .slice(1, 5)
          .map((x) => line(x, 220, x, 610, { stroke: dune }))
          .join('') +
        at(
          760,
          590,
          rect(0, -13, 200, 26, gold, { rx: 6 }) +
            poly(
              [
                [0, -13],
                [0, 13],
                [-44, 0],
              ],
              sand,
            ) +
            line(40, -13, 40, 13),
          -16,
        )
      )
    },
  ],
}

// ---- out ----
const fonts = `font-family="'Noto Sans Ethiopic', 'DejaVu Sans', sans-serif"`
function svg(width, height, draw, more = '') {
  defs = []
  serial = 0
  const body = draw()
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${more}>` +
    `${defs.length ? `<defs>${defs.join('')}</defs>` : ''}<g stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>\n`
  )
}
const wanted = (name) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part))
const save = (name, content) => writeFileSync(join(here, name), content)

for (const [name, draw] of Object.entries(covers)) if (wanted(name)) save(`${name}.svg`, svg(1200, 675, draw))

const tmp = mkdtempSync(join(tmpdir(), 'draw-'))
for (const [name, [height, draw]] of Object.entries(diagrams)) {
  for (const lang of ['en', 'am']) {
    const file = `diagram-${name}-${lang}`
    if (!wanted(file)) continue
    const sheet = svg(
      1200,
      height,
      () =>
        flat(rect(0, 0, 1200, height, paper)) +
        draw((en, am) => (lang === 'en' ? en : am)) +
        tibeb(0, height - 45, 1200, 3, 'diamond'),
      ` lang="${lang}" ${fonts}`,
    )
    save(`${file}.svg`, sheet)
    writeFileSync(
      join(tmp, 'page.html'),
      `<meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>${sheet}`,
    )
    execFileSync(
      process.env.CHROMIUM ?? '/usr/bin/chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        `--user-data-dir=${tmp}/profile`,
        `--screenshot=${tmp}/page.png`,
        `--window-size=1200,${height}`,
        `${tmp}/page.html`,
      ],
      { stdio: 'ignore' },
    )
    save(
      `${file}.png`,
      await sharp(`${tmp}/page.png`).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
    )
  }
}
rmSync(tmp, { recursive: true, force: true })
