import { describe, expect, test } from 'vitest'

import css from './tokens.css?raw'

const light = tokensOf(css.slice(css.indexOf(':root {'), css.indexOf(":root[data-theme='dark']")))
const dark = tokensOf(css.slice(css.indexOf(":root[data-theme='dark']")))

const textPairs: readonly (readonly [string, string])[] = [
  ...['canvas', 'surface', 'surface-sunken', 'surface-hover', 'surface-raised'].flatMap((ground) =>
    ['ink', 'ink-muted', 'ink-faint'].map((ink) => [ink, ground] as const),
  ),
  ...['surface', 'canvas', 'surface-raised', 'accent-soft'].map((ground) => ['accent', ground] as const),
  ...['surface', 'surface-raised', 'danger-soft'].map((ground) => ['danger', ground] as const),
  ...['surface', 'warning-soft'].map((ground) => ['warning', ground] as const),
  ...['surface', 'success-soft'].map((ground) => ['success', ground] as const),
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['canvas', 'ink'],
]

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
] as const)('%s', (_, tokens) => {
  test.each(textPairs)('%s on %s reads at WCAG AA (4.5:1)', (ink, ground) => {
    expect(contrast(colour(tokens, ink), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['surface', 'surface-raised', 'canvas'])('the edge of a control stands out from %s (3:1)', (ground) => {
    expect(contrast(colour(tokens, 'line-control'), colour(tokens, ground))).toBeGreaterThanOrEqual(3)
  })

  test.each([1, 2, 3, 4, 5, 6])('series %d of a chart stands out from what is behind it (3:1)', (series) => {
    expect(contrast(colour(tokens, `series-${series}`), colour(tokens, 'surface'))).toBeGreaterThanOrEqual(3)
  })
})

test('dark gives another value to every colour of light, and invents none', () => {
  const colours = Object.keys(light).filter((name) => /^(#|rgb)/u.test(light[name] ?? ''))
  expect(Object.keys(dark).filter((name) => name !== 'shadow-float')).toEqual(colours)
})

function tokensOf(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name, value]))
}

function colour(tokens: Record<string, string>, name: string): string {
  const value = tokens[name]
  if (!value || !/^#[0-9a-f]{6}$/u.test(value)) throw new Error(`--${name} is not a plain colour: ${value}`)
  return value
}

function contrast(a: string, b: string): number {
  const [brighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((brighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
