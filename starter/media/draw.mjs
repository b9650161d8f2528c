// Draws every picture in this folder: `node starter/media/draw.mjs [name part …]`.
// Covers are plain SVG; diagrams are SVG plus a PNG taken with Chromium and quantised with sharp.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const [paper, sand, ink, green, leaf, mint] = ['#fbf7ef', '#f1e4cc', '#1d2a24', '#14532d', '#1f6b45', '#cfe0d0']
const [gold, straw, clay, dune, skin, red, blush] = ['#c8952c', '#ecd399', '#b8805a', '#e3c5a5', '#6f432b', '#a63a2b', '#f0d2c8']

// ---- strokes: everything has the one ink line unless it is `flat` ----
let defs, serial
const n = (v) => Math.round(v * 10) / 10
const attrs = (o) => Object.entries(o).map(([k, v]) => ` ${k}="${v}"`).join('')
const path = (d, fill = 'none', o = {}) => `<path d="${d}" fill="${fill}"${attrs(o)}/>`
const rect = (x, y, w, h, fill, o = {}) => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${attrs(o)}/>`
const circle = (x, y, r, fill = 'none', o = {}) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attrs(o)}/>`
const oval = (x, y, rx, ry, fill, o = {}) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${attrs(o)}/>`
const poly = (points, fill, o = {}) => `<path d="M${points.map((p) => p.map(n).join(' ')).join('L')}Z" fill="${fill}"${attrs(o)}/>`
const line = (x1, y1, x2, y2, o = {}) => path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, 'none', o)
const group = (body, o = {}) => `<g${attrs(o)}>${body}</g>`
const flat = (...body) => group(body.join(''), { stroke: 'none' })
const at = (x, y, body, turn = 0, size = 1) =>
  group(body, { transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}` })
const times = (count, f) => Array.from({ length: count }, (_, i) => f(i)).join('')
const dash = { 'stroke-dasharray': '4 16' }

// ---- tibeb: motifs woven on a grid (# first thread, o second), repeated with patterns ----
const motifs = {
  diamond: '....#..... ...###...o ..##.##... .##.o.##.. ##.ooo.##. .##.o.##.. ..##.##... ...###...o ....#.....',
  cross: '...###.... ....#..... #...#...#. ##..#..##. ####o####. ##..#..##. #...#...#. ....#..... ...###....',
  chevron: '...oo... #..oo..# ##....## .##..##. ..####.. ...##...',
  steps: '#####... .####..o ..###.oo ...#.ooo',
}
function weave(motif, u, fg, bg, accent = fg, x = 0, y = 0, turn = 0) {
  const rows = motifs[motif].split(' ')
  const thread = (mark) =>
    rows.flatMap((row, j) => [...row.matchAll(mark === '#' ? /#+/g : /o+/g)].map((m) => `M${m.index} ${j}h${m[0].length}v1h-${m[0].length}z`)).join('')
  const id = `p${serial++}`
  const [w, h] = [rows[0].length, rows.length]
  defs.push(
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${u})">` +
      `<path fill="${bg}" d="M0 0h${w}v${h}H0z"/><g shape-rendering="crispEdges"><path fill="${fg}" d="${thread('#')}"/><path fill="${accent}" d="${thread('o')}"/></g></pattern>`,
  )
  return { fill: `url(#${id})`, w: w * u, h: h * u }
}
/** A woven band: stripe, motif row, stripe. Its height is (motif rows + 6) × u. */
function tibeb(x, y, w, u, motif = 'diamond', fg = green, bg = paper, accent = gold) {
  const p = weave(motif, u, fg, bg, accent, x, y + 3 * u)
  const h = p.h + 6 * u
  return flat(
    rect(x, y, w, h, bg), rect(x, y, w, u, accent), rect(x, y + h - u, w, u, accent),
    rect(x, y + 3 * u, w, p.h, p.fill),
  )
}

// ---- things of the market ----
const candle = (x, high, top, bottom, low, w, fill) => line(x, high, x, low) + rect(x - w / 2, top, w, bottom - top, fill)
const coin = (x, y, r, fill = gold) => circle(x, y, r, fill) + poly([[x, y - r * 0.5], [x + r * 0.5, y], [x, y + r * 0.5], [x - r * 0.5, y]], 'none')
const stack = (x, base, count, w = 90, h = 22, fill = gold) => times(count, (i) => rect(x - w / 2, base - (i + 1) * h, w, h, fill, { rx: h / 2 }))
const bean = (x, y, turn = 30, s = 1, fill = clay) => at(x, y, oval(0, 0, 17, 12, fill) + path('M-16 0C-6 -7 6 7 16 0'), turn, s)
const seed = (x, y, turn = 0) => at(x, y, path('M0 -11C9 -2 8 9 0 9C-8 9 -9 -2 0 -11Z', paper), turn)
function ladder(x1, y1, x2, y2, w, rungs, stroke = ink, gaps = []) {
  const [dx, dy] = [(x2 - x1) / rungs, (y2 - y1) / rungs]
  return group(
    line(x1 - w / 2, y1, x2 - w / 2, y2) + line(x1 + w / 2, y1, x2 + w / 2, y2) +
      times(rungs, (i) => gaps.includes(i) ? '' : line(x1 + dx * (i + 0.5) - w / 2, y1 + dy * (i + 0.5), x1 + dx * (i + 0.5) + w / 2, y1 + dy * (i + 0.5))),
    { stroke },
  )
}
/** A woven basket standing on (x, base), with a heap of beans, seeds or coins. */
function basket(x, base, w, heap = 'coffee', fg = green, bg = straw) {
  const h = w * 0.55
  const p = weave('chevron', w / 80, fg, bg, clay, x, base - h * 0.72)
  const top = base - h
  const mound = path(`M${n(x - w * 0.44)} ${n(top)}Q${n(x)} ${n(top - w * 0.52)} ${n(x + w * 0.44)} ${n(top)}Z`, { coffee: clay, sesame: sand, coins: gold }[heap])
  const grains = [[-0.2, -0.07], [0.02, -0.18], [0.2, -0.07], [0, -0.06]]
    .map(([a, b], i) => (heap === 'coffee' ? bean : heap === 'sesame' ? seed : (gx, gy) => coin(gx, gy, w * 0.07))(x + a * w, top + b * w, i * 50 + 20, w / 190)).join('')
  return mound + grains +
    path(`M${n(x - w / 2)} ${n(top)}H${n(x + w / 2)}L${n(x + w * 0.34)} ${n(base)}H${n(x - w * 0.34)}Z`, bg) +
    flat(path(`M${n(x - w * 0.435)} ${n(base - h * 0.63)}H${n(x + w * 0.435)}L${n(x + w * 0.39)} ${n(base - h * 0.3)}H${n(x - w * 0.39)}Z`, p.fill)) +
    rect(x - w * 0.53, top - w * 0.045, w * 1.06, w * 0.09, bg, { rx: w * 0.045 })
}
/** A trader in a white netela with a woven hem; feet at (0, 0), about 190 tall. */
function person(x, y, s = 1, { robe = paper, hem = green, staff = false, hair = ink } = {}) {
  const p = weave('diamond', 2.2, hem, robe, gold, 0, -38)
  return at(x, y,
    (staff ? line(52, 0, 52, -150) : '') +
      line(-14, -20, -14, 0) + line(14, -20, 14, 0) +
      path('M-20 -132Q-46 -126 -50 -14H50Q46 -126 20 -132Z', robe) +
      flat(path('M-46.500 -36H46.500L47.500 -16H-47.500Z', p.fill)) +
      path('M26 -128Q10 -84 -42 -66') +
      (staff ? path('M34 -84L52 -92', 'none') : '') +
      circle(0, -160, 26, skin) + path('M-26 -162A26 26 0 0 1 26 -162Q0 -174 -26 -162Z', hair), 0, s)
}
const triangle = (x, y, r, up, fill) => poly(up ? [[x, y - r], [x + r, y + r * 0.7], [x - r, y + r * 0.7]] : [[x, y + r], [x + r, y - r * 0.7], [x - r, y - r * 0.7]], fill, { stroke: 'none' })
const sack = (x, base, w, fill = dune) => {
  const h = w * 1.05
  return path(`M${n(x - w * 0.4)} ${base}Q${n(x - w * 0.62)} ${n(base - h * 0.5)} ${n(x - w * 0.2)} ${n(base - h * 0.8)}L${n(x - w * 0.3)} ${n(base - h)}H${n(x + w * 0.3)}L${n(x + w * 0.2)} ${n(base - h * 0.8)}Q${n(x + w * 0.62)} ${n(base - h * 0.5)} ${n(x + w * 0.4)} ${base}Z`, fill) +
    line(x - w * 0.2, base - h * 0.8, x + w * 0.2, base - h * 0.8)
}
/** A mesob tray seen from above: woven rings of dashes around an open middle. */
const tray = (x, y, r, middle, rings = [green, gold]) => {
  const band = r * 0.17
  return circle(x, y, r, straw) +
    rings.map((c, i) => circle(x, y, r - band * (0.75 + i), 'none', { stroke: c, 'stroke-width': n(band * 0.62), 'stroke-linecap': 'butt', 'stroke-dasharray': `${n((2 * Math.PI * (r - band * (0.75 + i))) / 48)}` })).join('') +
    circle(x, y, r - band * (rings.length + 0.4), middle)
}

// ---- covers, 1200 × 675 ----
const sky = (fill) => flat(rect(0, 0, 1200, 675, fill))
const covers = {
  // Small coins make the stair to a hall whose columns are candles.
  'blog-what-the-esx-means-for-small-savers': () => {
    const cols = [[480, 350, 470, leaf], [592, 320, 430, gold], [704, 370, 500, leaf], [816, 315, 455, leaf], [928, 345, 425, gold], [1040, 310, 490, leaf]]
    return sky(green) + flat(circle(760, 300, 420, leaf)) +
      rect(412, 262, 696, 270, paper) +
      cols.map(([x, a, b, f]) => candle(x, 264, a, b, 530, 58, f)).join('') +
      poly([[760, 66], [1140, 190], [380, 190]], sand) + coin(760, 140, 32) +
      rect(380, 190, 760, 74, paper) + tibeb(383, 193, 754, 4.5, 'diamond', green, paper, gold) +
      rect(380, 530, 760, 36, sand) + rect(340, 566, 840, 40, sand) +
      flat(rect(0, 606, 1200, 69, dune)) + line(0, 606, 1200, 606) +
      [[70, 1], [160, 2], [250, 3]].map(([x, c]) => stack(x, 606, c, 92, 28)).join('') +
      person(160, 550, 1.05) + stack(318, 606, 1, 60, 20, straw).slice(0, 0)
  },
  // Traders before the board: goods, flaps, direction.
  'blog-how-to-read-an-ecx-price-board': () => {
    const rows = [[0, 3, true], [1, 4, false], [2, 3, true], [3, 4, true]]
    const goods = [(y) => bean(246, y, 30, 1.35), (y) => seed(232, y + 2, -20) + seed(256, y, 20), (y) => oval(246, y, 24, 15, paper) + circle(246, y, 3, ink), (y) => circle(236, y + 5, 13, gold) + circle(256, y - 4, 13, gold)]
    const flap = (x, y) => rect(x, y - 26, 44, 52, paper, { rx: 6 }) + line(x, y, x + 44, y) + flat(rect(x + 10, y - 15, 24, 7, gold), rect(x + 10, y + 9, 24, 7, gold))
    const head = (x, y, s, robe, band) => {
      const p = weave('diamond', 4, green, robe, gold, 0, 74)
      return at(x, y, path('M-120 230Q-120 70 -40 52H40Q120 70 120 230Z', robe) +
        (band ? flat(path('M-107 128Q0 96 107 128L114 172Q0 138 -114 172Z', p.fill)) + path('M-107 128Q0 96 107 128M-114 172Q0 138 114 172') : '') +
        rect(-20, 28, 40, 40, skin) + circle(0, 0, 48, ink), 0, s)
    }
    return sky(sand) + flat(rect(0, 470, 1200, 205, dune)) +
      line(330, 0, 330, 60) + line(870, 0, 870, 60) +
      rect(150, 48, 900, 412, green, { rx: 10 }) +
      tibeb(170, 64, 860, 4, 'chevron', paper, green, gold) +
      rows.map(([i, digits, up], k) => {
        const y = 156 + k * 80
        return (k ? line(180, y - 40, 1020, y - 40, { stroke: leaf }) : '') + circle(246, y, 34, k === 1 || k === 2 ? leaf : sand) + goods[i](y) +
          flat(rect(320, y - 9, [150, 190, 120, 170][k], 18, mint, { rx: 9 })) +
          times(digits, (d) => flap(800 - d * 56, y)) + triangle(930, y, 24, up, up ? straw : '#e08a75')
      }).join('') +
      head(170, 560, 0.95, clay, false) + head(1040, 566, 0.95, leaf, false) + head(392, 530, 1, paper, true) + head(830, 540, 1, gold, false) + head(612, 556, 1.05, sand, true)
  },
  // The open book, the pen and the cup.
  'blog-keep-a-trading-journal': () => {
    const entry = (y, up, w) => triangle(-330, y, 15, up, up ? leaf : red) + flat(rect(-295, y - 6, w, 12, dune, { rx: 6 }), rect(-70, y - 6, 36, 12, up ? leaf : red, { rx: 6 }))
    const ribbon = weave('diamond', 5, gold, red, paper, -22.5, 0, 0)
    const price = [[60, 40, 70, 130, 160, leaf], [120, 0, 30, 110, 130, leaf], [180, 20, 50, 100, 150, gold], [240, -60, -30, 70, 100, leaf], [300, -110, -80, 10, 40, leaf]]
    const cup = circle(0, 0, 96, paper) + circle(0, 0, 84, 'none', { stroke: green, 'stroke-dasharray': '14 12' }) + circle(0, 0, 56, paper) + circle(0, 0, 42, skin)
    return sky(clay) + tibeb(0, 590, 1200, 5, 'steps', green, dune, gold) +
      at(620, 320, rect(-420, -248, 840, 500, green, { rx: 16 }) +
        path('M0 -220Q-200 -250 -396 -226V222Q-200 198 0 230Z', paper) + path('M0 -220Q200 -250 396 -226V222Q200 198 0 230Z', paper) +
        [-160, -95, -30, 35, 100, 165].map((y, i) => entry(y, ![1, 4].includes(i), [150, 190, 120, 170, 140, 180][i])).join('') +
        line(40, 190, 360, 178, { stroke: dune }) + price.map((c) => candle(c[0], c[1], c[2], c[3], c[4], 34, c[5])).join('') +
        path('M50 -150H190M50 -120H150', 'none', { stroke: dune }) +
        at(-14, 0, rect(-20, 205, 45, 150, ribbon.fill) ) +
        line(0, -220, 0, 230), -4) +
      at(150, 160, cup + bean(-20, 150, 20, 1.2, skin) + bean(60, 175, -40, 1.2, skin)) +
      at(1060, 420, rect(-15, -170, 30, 250, gold, { rx: 6 }) + poly([[-15, 80], [15, 80], [0, 130]], paper) + line(-15, -120, 15, -120) + line(-15, 50, 15, 50), 28)
  },
  // Seven ladders to the same beam; one has all its rungs.
  'blog-why-most-beginners-lose': () => {
    const snapped = (x, top, lean, gaps, k) =>
      at(x, 580, ladder(0, 0, 0, -top, 74, Math.round(top / 50), ink, gaps) +
        path(`M-37 ${-top}l8 -24l8 16M37 ${-top}l-8 -14l-6 18`, 'none'), lean) +
      flat(at(x + 30, 604 + (k % 2) * 22, rect(-37, -6, 74, 12, red, { rx: 6 }), k * 23 - 20), at(x - 44, 630 - (k % 3) * 12, rect(-30, -6, 60, 12, red, { rx: 6 }), -k * 17))
    return sky(sand) + tibeb(0, 0, 1200, 7, 'diamond', green, paper, gold) + line(0, 105, 1200, 105) +
      flat(rect(0, 580, 1200, 95, dune)) + line(0, 580, 1200, 580) +
      snapped(105, 190, -4, [2], 0) + snapped(270, 320, 3, [1, 4], 1) + snapped(435, 120, -7, [], 2) + snapped(600, 260, 5, [2, 3], 3) +
      snapped(935, 230, -3, [1], 5) + snapped(1095, 350, 4, [3, 4], 6) +
      flat(rect(680, 108, 174, 472, straw)) +
      ladder(767, 580, 767, 108, 90, 9, green) + person(767, 318, 1)
  },
  // A papyrus boat on the lake, and the coin that now finds its own level.
  'blog-a-floating-birr-and-your-trade': () => {
    const wave = (y, fill, o) => path(`M-100 ${y}${times(8, () => 'q50 -34 100 0t100 0')}V700H-100Z`, fill, o)
    return sky(sand) + flat(path('M0 330L140 230L260 300L430 190L640 330Z', dune), path('M480 330L700 250L840 300L980 220L1200 330Z', dune)) +
      at(850, 352, circle(0, 0, 190, gold) + circle(0, 0, 160, 'none') + flat(rect(-90, -90, 180, 180, weave('cross', 18, ink, gold, paper, -90, -81).fill)), -14) +
      wave(400, leaf) +
      at(330, 420, path('M-14 -70V-250', 'none') + sack(60, -28, 100, paper) + sack(150, -28, 100, dune) + sack(105, -100, 92, straw) + person(-70, -22, 1.15) +
        path('M-270 -120Q-230 -20 -120 -22H190Q270 -24 300 -96Q310 40 190 62H-130Q-250 50 -270 -120Z', straw) +
        path('M-234 -40Q-190 18 -110 18H180Q240 14 278 -28M-110 -22V62M-30 -22V62M50 -22V62M130 -22V62', 'none') +
        line(-14, -110, -14, -250)) +
      at(60, 62, wave(400, green)) + at(-30, 130, wave(400, leaf)) +
      path('M640 520h130M700 562h220M820 610h110M930 520h80', 'none', { stroke: gold }) +
      tibeb(0, 615, 1200, 4, 'chevron', paper, green, gold)
  },
  // The oldest trap: a propped basket, a trail of coins, ten warnings on the cord.
  'blog-ten-signs-of-a-trading-scam': () => {
    const dome = weave('diamond', 7, green, straw, clay, -210, -110)
    const flags = times(10, (i) => {
      const t = (i + 0.7) / 10.6
      const x = (1 - t) ** 2 * 560 + 2 * t * (1 - t) * 760 + t * t * 985
      const y = (1 - t) ** 2 * 556 + 2 * t * (1 - t) * 470 + t * t * 300
      return poly([[x - 15, y + 2], [x + 15, y - 12], [x + 6, y + 36]], red)
    })
    return sky(sand) + tibeb(0, 0, 1200, 4, 'chevron', green, sand, gold) +
      flat(rect(0, 560, 1200, 115, dune)) + line(0, 560, 1200, 560) +
      path('M930 560V250Q930 150 1030 150T1130 250V560Z', ink) +
      flat(circle(1010, 268, 8, straw), circle(1050, 268, 8, straw)) +
      at(190, 556, path('M0 0A215 215 0 0 1 430 0Z', straw) + flat(path('M9 -60A215 215 0 0 1 49 -138H381A215 215 0 0 1 421 -60Z', dome.fill)) + path('M9 -60H421M49 -138H381', 'none') +
        rect(-14, -20, 458, 26, gold, { rx: 13 }) + circle(215, -226, 20, gold), -23) +
      line(560, 556, 560, 404) +
      path('M560 556Q760 470 985 300', 'none') + flags +
      [[330, 528], [398, 528], [466, 528]].map(([x, y]) => coin(x, y, 30)).join('') + coin(432, 476, 30) +
      coin(640, 612, 24) + coin(720, 632, 24) + coin(806, 618, 24) + coin(120, 620, 24)
  },
  // A wheel of thirteen months; one coin more at the end of it.
  'blog-treasury-bills-in-plain-words': () => {
    const spoke = (deg, r) => [600 + r * Math.sin((deg * Math.PI) / 180), 318 - r * Math.cos((deg * Math.PI) / 180)]
    const wedge = (a, b, fill) => `<path d="M${spoke(a, 150).map(n)}L${spoke(a, 258).map(n)}A258 258 0 0 1 ${spoke(b, 258).map(n)}L${spoke(b, 150).map(n)}A150 150 0 0 0 ${spoke(a, 150).map(n)}Z" fill="${fill}"/>`
    const frame = weave('diamond', 3, green, paper, gold, 520, 240)
    return sky(green) + flat(circle(600, 318, 290, leaf)) +
      times(12, (i) => wedge(i * 29.5, (i + 1) * 29.5, i % 2 ? dune : paper)) + wedge(354, 360, gold) +
      circle(600, 318, 150, sand) +
      rect(515, 235, 170, 166, frame.fill) + rect(543, 263, 114, 110, paper) + path('M562 288H638M562 312H638M562 336H596', 'none', { stroke: clay }) +
      path('M632 356L622 420L640 408L658 420L648 356Z', gold) + circle(640, 350, 24, gold) +
      poly([[600, 20], [622, 56], [578, 56]], gold) +
      stack(160, 570, 9, 150, 34) + stack(1040, 570, 9, 150, 34) + rect(965, 570 - 340, 150, 34, mint, { rx: 17 }) +
      path('M1040 226Q1040 170 1092 160Q1100 206 1040 226Q1034 176 988 172Q982 214 1040 226', mint) +
      flat(rect(0, 570, 1200, 105, paper)) + tibeb(0, 576, 1200, 6, 'cross', green, paper, gold) + line(0, 570, 1200, 570)
  },
  // From the drying beds, down the road, to the hall in town.
  'blog-coffee-from-washing-station-to-market': () => {
    const bed = (x, y) => poly([[x, y], [x + 250, y], [x + 310, y + 44], [x + 40, y + 44]], clay) + line(x + 52, y + 44, x + 52, y + 76) + line(x + 296, y + 44, x + 296, y + 76) +
      times(9, (i) => bean(x + 46 + i * 27 + (i % 2) * 6, y + 14 + (i % 2) * 16, i * 40, 0.55, skin))
    const leafShape = (x, y, turn) => at(x, y, path('M0 0Q50 -46 120 0Q50 46 0 0M0 0H92', leaf), turn)
    return sky(straw) + flat(circle(600, 190, 92, paper)) +
      path('M-10 330Q200 180 430 300T860 260T1220 220V700H-10Z', mint) +
      path('M-10 430Q300 300 620 400T1220 330V700H-10Z', leaf) +
      path('M1010 330Q820 372 960 430T900 560T620 690H1000Q1190 600 1060 520T1120 400T1060 326Z', sand) +
      path('M1032 340Q900 380 1020 440T990 580T850 680', 'none', { ...dash, stroke: clay }) +
      rect(930, 214, 210, 110, paper) + [970, 1035, 1100].map((x) => candle(x, 216, 240, 300, 322, 24, gold)).join('') +
      tibeb(920, 176, 230, 2.6, 'diamond', green, paper, gold) + rect(920, 176, 230, 39, 'none') + poly([[1035, 106], [1160, 176], [910, 176]], clay) +
      at(1010, 452, rect(-96, -64, 96, 56, clay) + path('M0 -8V-50H34L54 -28V-8Z', paper) + rect(-100, -10, 158, 12, ink) + circle(-64, 6, 15, ink) + circle(24, 6, 15, ink) + sack(-70, -64, 36, dune) + sack(-28, -64, 36, dune), 8, 0.95) +
      poly([[70, 300], [250, 236], [430, 300]], clay) + line(100, 300, 100, 400) + line(400, 300, 400, 400) + rect(150, 330, 200, 70, paper) + path('M150 352q25 -16 50 0t50 0t50 0t50 0', 'none', { stroke: leaf }) +
      path('M350 372H470L520 430', 'none', { stroke: paper }) +
      bed(150, 430) + bed(330, 512) + bed(120, 560) +
      path('M-10 120Q120 90 300 40', 'none') + leafShape(60, 104, 40) + leafShape(140, 80, -38) + leafShape(190, 66, 48) + leafShape(280, 44, -8) +
      [[118, 112], [146, 124], [240, 84], [262, 100]].map(([x, y]) => circle(x, y, 17, clay)).join('')
  },
  // Woven stairs towards a rising sun.
  'track-first-steps': () => {
    const step = (i, motif) => {
      const [x, y] = [250 + i * 215, 520 - i * 105]
      return flat(rect(x, y, 1000, 200, green)) + rect(x, y, 1000, 22, paper) + tibeb(x, y + 22, 960, 5.5, motif, straw, green, gold) + line(x, y, x, y + 105)
    }
    return sky(sand) + flat(circle(980, 205, 330, straw)) + circle(980, 205, 200, gold) + circle(980, 205, 168, 'none', { stroke: straw }) +
      ['cross', 'diamond', 'cross', 'diamond'].map((m, i) => step(3 - i, m)).join('') +
      flat(rect(0, 625, 1200, 50, dune)) + line(0, 625, 1200, 625) +
      person(350, 520, 1.7, { staff: true }) +
      [[70, 652], [130, 646], [190, 655]].map(([x, y]) => oval(x, y, 20, 9, clay)).join('')
  },
  // Trays seen from above, tied by the roads between them.
  'track-markets-of-ethiopia': () => {
    const road = (d) => path(d, 'none', { stroke: paper, 'stroke-width': 26 }) + path(d, 'none', { ...dash, stroke: clay })
    const notes = at(0, 0, rect(-52, -30, 104, 60, mint) + circle(0, 0, 16, paper) + path('M-38 -16v0M38 16v0'))
    const hub = weave('diamond', 11, green, paper, gold, 545, 280)
    return sky(dune) + flat(path('M0 520Q200 470 360 560T760 600T1200 500V675H0Z', clay), path('M0 0H1200V90Q980 40 800 100T380 80T0 150Z', straw)) +
      road('M600 337Q430 300 230 190') + road('M600 337Q420 420 210 505') + road('M600 337Q760 250 970 180') + road('M600 337Q780 400 985 500') + road('M600 337Q610 480 600 600') +
      tray(225, 185, 142, clay) + [[-38, -20], [10, -42], [48, -4], [0, 4], [-30, 38], [26, 44]].map(([a, b], i) => bean(225 + a, 185 + b, i * 47, 1.3, skin)).join('') +
      tray(205, 508, 118, sand, [gold, clay]) + times(9, (i) => seed(205 + ((i % 3) - 1) * 32 + (i % 2) * 6, 508 + (Math.floor(i / 3) - 1) * 30, i * 40)) +
      tray(975, 178, 134, paper, [clay, green]) + candle(940, 128, 150, 206, 226, 24, leaf) + candle(976, 118, 136, 180, 212, 24, red) + candle(1012, 124, 142, 196, 216, 24, leaf) +
      tray(992, 506, 142, paper) + at(992, 490, notes, -18) + at(996, 522, notes, 10) +
      tray(600, 592, 92, paper, [gold]) + coin(580, 586, 26) + coin(620, 602, 26) +
      at(600, 337, rect(-92, -92, 184, 184, paper, { transform: 'rotate(45)' }) + flat(rect(-74, -74, 148, 148, weave('diamond', 9, green, paper, gold, -45, -40).fill, { transform: 'rotate(45)' })) + rect(-74, -74, 148, 148, 'none', { transform: 'rotate(45)' }))
  },
  // A fringed umbrella over the harvest; the red rain falls beside it.
  'track-managing-risk': () => {
    const edge = weave('diamond', 5, green, paper, gold, 240, 279)
    const drops = times(60, (i) => {
      const [x, y] = [(i * 211) % 1240, ((i * 137) % 600) + 10]
      return y > 250 && x > 205 && x < 1030 ? '' : `M${x} ${y}l-20 52`
    })
    return sky(sand) + path(drops, 'none', { stroke: red }) +
      flat(rect(0, 590, 1200, 85, dune), path('M255 330H945L905 590H295Z', paper)) + line(0, 590, 1200, 590) +
      line(600, 60, 600, 590) + poly([[600, 30], [618, 58], [600, 86], [582, 58]], gold) +
      path('M240 270Q300 86 600 86T960 270Z', green) + path('M360 270Q420 86 600 86T840 270Z', gold) + path('M480 270Q520 86 600 86T720 270Z', green) +
      rect(230, 270, 740, 63, paper) + flat(rect(240, 279, 720, 45, edge.fill)) +
      path(times(24, (i) => `M${245 + i * 31} 335v26`), 'none', { stroke: gold }) +
      basket(430, 590, 250, 'coffee') + basket(775, 590, 230, 'sesame', clay, sand) +
      [[90, 628], [1090, 632], [200, 652], [1000, 656]].map(([x, y]) => oval(x, y, 46, 8, red, { stroke: 'none' })).join('')
  },
  // Woven courses below, candles as towers above.
  'course-trading-foundations': () => {
    const towers = [[190, 300, 360, 420], [310, 250, 300, 420], [430, 280, 330, 420], [550, 190, 240, 420], [670, 215, 270, 420], [790, 130, 180, 420], [910, 80, 130, 420]]
    return sky(straw) + flat(circle(1010, 170, 120, paper)) +
      towers.map(([x, high, top, low], i) => line(x, high, x, top) + rect(x - 42, top, 84, low - top, i === 2 || i === 4 ? sand : i % 2 ? leaf : green) +
        flat(rect(x - 22, top + 22, 14, 22, i === 2 || i === 4 ? clay : straw), rect(x + 8, top + 22, 14, 22, i === 2 || i === 4 ? clay : straw), rect(x - 7, low - 34, 14, 34, ink))).join('') +
      ladder(1068, 420, 985, 160, 54, 8) + person(1118, 420, 0.95) +
      [['diamond', 7, green, paper], ['cross', 7, straw, green], ['steps', 8, clay, sand]].reduce(([svg, y], [m, u, fg, bg], i) => {
        const h = (motifs[m].split(' ').length + 6) * u
        const x = 60 - i * 30
        return [svg + tibeb(x, y, 1200 - 2 * x, u, m, fg, bg, i === 2 ? green : gold) + rect(x, y, 1200 - 2 * x, h, 'none'), y + h]
      }, ['', 420])[0]
  },
  // A hundred coins in the tray; two are put at risk.
  'course-risk-and-money-management': () => {
    const hoop = (motif, fg, bg) => weave(motif, 5, fg, bg, gold, 60, 60)
    const cells = [...Array(100).keys()].filter((i) => ![29, 39].includes(i)).map((i) => `<use href="#c" x="${128 + (i % 10) * 49}" y="${117 + Math.floor(i / 10) * 49}"/>`).join('')
    defs.push(`<g id="c">${circle(0, 0, 20, gold)}<path d="M0 -9L9 0L0 9L-9 0Z" fill="none"/></g>`)
    const side = hoop('diamond', green, paper)
    return sky(green) + flat(rect(720, 0, 480, 675, leaf)) +
      rect(44, 33, 609, 609, paper, { rx: 12 }) + flat(rect(60, 60, 577, 1, side.fill).slice(0, 0)) +
      at(52, 41, tibeb(0, 0, 593, 2.4, 'diamond', green, paper, clay) + tibeb(0, 557, 593, 2.4, 'diamond', green, paper, clay)) +
      rect(96, 85, 505, 505, straw) + cells +
      circle(128 + 9 * 49, 117 + 2 * 49, 20, sand, dash) + circle(128 + 9 * 49, 117 + 3 * 49, 20, sand, dash) +
      path('M600 239Q740 200 830 300', 'none', { stroke: straw, ...dash }) +
      tray(945, 350, 150, paper, [red, clay]) + coin(912, 350, 40) + coin(984, 350, 40)
  },
}

// ---- out ----
function svg(width, height, body, more = '') {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${more}>` +
    `${defs.length ? `<defs>${defs.join('')}</defs>` : ''}<g stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>\n`
}
const wanted = (name) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part))
for (const [name, draw] of Object.entries(covers)) {
  if (!wanted(name)) continue
  defs = []
  serial = 0
  const body = draw()
  writeFileSync(join(here, `${name}.svg`), svg(1200, 675, body))
}
