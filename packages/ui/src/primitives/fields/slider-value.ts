export type SliderBounds = { readonly min: number; readonly max: number; readonly step: number }

/** A slider without bounds of its own runs from 0 to 1 in steps of 0.005. */
export const sliderDefaults: SliderBounds = { min: 0, max: 1, step: 0.005 }

/** Answers the nearest value on the slider's grid, inside its bounds and free of floating dust. */
export function snapToStep(value: number, { min, max, step }: SliderBounds): number {
  const clamped = Math.min(max, Math.max(min, value))
  const snapped = min + Math.round((clamped - min) / step) * step
  return Number(Math.min(max, snapped).toFixed(6))
}

/**
 * Reads what somebody typed beside a slider; undefined when it is no number. A decimal comma is a decimal point.
 */
export function parseSliderText(text: string, bounds: SliderBounds): number | undefined {
  const cleaned = text
    .trim()
    .replace(',', '.')
    .replace(/[×x%]$/u, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/u.test(cleaned)) return undefined
  return snapToStep(Number(cleaned), bounds)
}

/** Says how far along the slider a value lies, as a CSS percentage. */
export function sliderFill(value: number, { min, max }: SliderBounds): string {
  return `${max === min ? 0 : ((value - min) / (max - min)) * 100}%`
}
