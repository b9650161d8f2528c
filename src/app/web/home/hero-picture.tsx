import styles from './hero-picture.module.css'

/** x, upper wick, body top, body bottom, lower wick, colour. */
const candles = [
  [104, 238, 254, 304, 320, 'leaf'],
  [160, 212, 228, 288, 306, 'leaf'],
  [216, 222, 240, 280, 302, 'red'],
  [272, 152, 174, 266, 292, 'leaf'],
  [328, 118, 138, 214, 246, 'gold'],
  [384, 48, 76, 196, 234, 'green'],
] as const

/** An open book from which candles rise before the sun, a mesob on one side and a jebena on the other. */
export function HeroPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 430" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="392" cy="166" r="148" />
      <circle className={styles.sun} cx="392" cy="166" r="112" />
      <path className={styles.hill} d="M14 422C30 330 110 302 210 322S420 262 500 330q40 36 48 92z" />

      <path className={styles.green} d="M66 352v62c82-14 164-12 214 10 50-22 132-24 214-10v-62z" />
      <path className={styles.paper} d="M280 354c-50-24-130-26-200-12v58c70-14 150-12 200 12z" />
      <path className={styles.paper} d="M280 354c50-24 130-26 200-12v58c-70-14-150-12-200 12z" />
      <path
        className={styles.words}
        d="M116 354c36-5 66-5 92 0M116 370c46-6 92-4 132 6M116 384c36-4 66-3 100 4M312 376c40-10 82-12 132-6M312 391c36-8 66-10 92-7"
      />
      <path className={styles.ribbon} d="M346 349l26-3v70l-13-10-13 12z" />
      <path className={styles.thread} d="M359 356l7 8-7 8-7-8zM359 376l7 8-7 8-7-8z" />

      {candles.map(([x, high, top, bottom, low, colour]) => (
        <g key={x}>
          <path className={styles.line} d={`M${x} ${high}V${low}`} />
          <rect className={styles[colour]} x={x - 18} y={top} width="36" height={bottom - top} rx="2" />
          <path className={styles.stitch} d={`M${x} ${(top + bottom) / 2 - 11}l8 11-8 11-8-11z`} />
        </g>
      ))}

      <path className={styles.straw} d="M8 372Q46 306 56 296q4-8 8 0 10 10 48 76z" />
      <path
        className={styles.weave}
        d="M24 352l9-9 9 9 9-9 9 9 9-9 9 9 9-9 9 9M38 330l7-8 8 8 7-8 7 8 8-8 7 8"
      />
      <path className={styles.straw} d="M20 374h80l-9 36c-1 6-4 9-10 9H39c-6 0-9-3-10-9z" />
      <path className={styles.weave} d="M30 400l8-10 8 10 7-10 7 10 7-10 7 10 8-10 8 10" />
      <path className={styles.clay} d="M4 366h112v9H4z" />

      <path className={styles.line} d="M520 344c30-2 34 34 8 46" />
      <path className={styles.clay} d="M480 378l-18-20 8-7 20 18z" />
      <path className={styles.clay} d="M494 334h26v34c20 12 26 40 6 52h-38c-20-12-14-40 6-52z" />
      <path className={styles.weave} d="M482 394l8-8 8 8 9-8 9 8 8-8 8 8" />
      <path className={styles.paper} d="M428 402h34c0 12-6 19-17 19s-17-7-17-19z" />
      <path className={styles.steam} d="M438 392c-5-6 5-10 0-17M450 392c-5-6 5-10 0-17" />
      <path className={styles.line} d="M0 422h560" />
    </svg>
  )
}
