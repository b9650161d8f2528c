/** Line drawings on a 24-unit grid, one line weight. */
const drawings = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  previous: 'M19 12H5M11 6l-6 6 6 6',
  down: 'M6 9.5l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  calendar: 'M4.5 6.5h15v13h-15ZM4.5 10.5h15M8.5 4v4M15.5 4v4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.1',
  warning: 'M12 4 2.8 20h18.4ZM12 10v5M12 17.5v.1',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  ladder: 'M8 3v18M16 3v18M8 7.5h8M8 12h8M8 16.5h8',
  candles: 'M7 4v3M7 15v4M12 2.5V6M12 12v5M17 7v3M17 17v4M5 7h4v8H5ZM10 6h4v6h-4ZM15 10h4v7h-4Z',
  book: 'M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5ZM12 6.5V20',
  basket: 'M4 10.5h16l-2 9.5H6ZM7 10.5c0-3.5 2-6 5-6s5 2.5 5 6M8.5 14l.7 3M15.5 14l-.7 3M12 14v3',
  page: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6',
  question:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7M12 16.5v.1',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
  letters: 'M2.5 18.5 8 5l5.5 13.5M4.4 14h7.2M15 18.5l3.25-8 3.25 8M16.2 15.8h4.1',
  smaller: 'M4 18.5 8.5 7 13 18.5M5.6 14.5h5.8M16 12h5',
  larger: 'M2.5 19 8.5 4l6 15M4.7 14h7.6M16.5 12h5M19 9.5v5',
  mail: 'M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5',
} as const

export type IconName = keyof typeof drawings

interface Props {
  name: IconName
  /** Pixels at the reader's normal text size, with which it grows. */
  size?: number
}

/** An ornament beside words, or inside a control that has a name of its own: never read aloud. */
export function Icon({ name, size = 20 }: Props) {
  const length = `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
