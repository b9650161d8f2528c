import styles from './native-select.module.css'
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

const green: MantineColorsTuple = [
  '#eef5ec',
  '#dcead9',
  '#bfdcc4',
  '#8fd3a8',
  '#6cb98a',
  '#46976a',
  '#2f7d52',
  '#1f6b45',
  '#14532d',
  '#0d3d20',
]
const gold: MantineColorsTuple = [
  '#fbf4e1',
  '#f5e7c6',
  '#eed79d',
  '#e8c272',
  '#e0b352',
  '#d8a640',
  '#c8952c',
  '#9f7418',
  '#76530b',
  '#563b06',
]
const red: MantineColorsTuple = [
  '#fdf0ec',
  '#fae3dc',
  '#f5c6ba',
  '#f39a88',
  '#e4735d',
  '#cf5441',
  '#b83f2e',
  '#a63a2b',
  '#9d2d20',
  '#732015',
]

/** Neutral shades of the light scheme; the fifth borders controls (3:1). */
const gray: MantineColorsTuple = [
  '#f8f2e6',
  '#f3ead8',
  '#e9dfca',
  '#cfc3aa',
  '#857a64',
  '#776d59',
  '#655c4b',
  '#4d463a',
  '#3a352c',
  '#27241e',
]
/** Neutral shades of the dark scheme, from text to the deepest ground; the fifth borders controls (3:1). */
const dark: MantineColorsTuple = [
  '#f2ecdf',
  '#d9d6ca',
  '#b5beb4',
  '#8e9a91',
  '#7f8f85',
  '#33423a',
  '#17221d',
  '#101915',
  '#0c140f',
  '#080e0b',
]

/** How long what comes and goes takes, in milliseconds; `--motion` in theme.css is the same. */
const motion = 160

/** Words on a filled shape: a filled shape is dark in the light scheme and light in the dark one. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: 'var(--on-green)' } : colors
}

/** The member and administrator areas' theme, made from the same tokens as theme.css. Shade 8 on light and 3 on dark keep AA contrast. */
export const theme = createTheme({
  colors: { green, gold, red, gray, dark },
  variantColorResolver,
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#1d2a24',
  white: '#fffdf9',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--sans)', fontWeight: 'var(--heading-weight)' },
  fontSizes: {
    xs: 'calc(0.8125rem * var(--script))',
    sm: 'calc(0.9375rem * var(--script))',
    md: 'calc(1rem * var(--script))',
    lg: 'calc(1.125rem * var(--script))',
    xl: 'calc(1.25rem * var(--script))',
  },
  lineHeights: {
    xs: 'var(--leading)',
    sm: 'var(--leading)',
    md: 'var(--leading)',
    lg: 'var(--leading)',
    xl: 'var(--leading)',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // A dialog's head is not the head of the page, which is what screen readers take a bare header element for.
  components: {
    // Capitals are no way to say how something stands, and Ethiopic has none.
    Badge: { defaultProps: { tt: 'none', size: 'lg' } },
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Notifications: { defaultProps: { transitionDuration: motion } },
    Tooltip: { defaultProps: { transitionProps: { duration: motion } } },
    NativeSelect: { classNames: { input: styles.select } },
    // Error and help stand under the field, as on public forms.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
  },
})

/** Mantine's own surfaces follow the tokens, so both schemes change in one place. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const surfaces = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--green)',
    '--mantine-primary-color-contrast': 'var(--on-green)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sand)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-red-6': 'var(--red)',
    '--mantine-color-red-text': 'var(--red)',
    '--mantine-color-green-text': 'var(--green)',
    '--mantine-color-gold-text': 'var(--gold-ink)',
    '--mantine-color-green-light': 'var(--green-soft)',
    '--mantine-color-green-light-color': 'var(--green)',
    '--mantine-color-red-light': 'var(--red-soft)',
    '--mantine-color-red-light-color': 'var(--red)',
    '--mantine-color-gold-light': 'var(--gold-soft)',
    '--mantine-color-gold-light-color': 'var(--gold-ink)',
  }
  // The library's own is as dark as what it stands on.
  const dark = { ...surfaces, '--mantine-color-disabled': 'color-mix(in srgb, var(--ink) 12%, transparent)' }
  return { variables: {}, light: surfaces, dark }
}
