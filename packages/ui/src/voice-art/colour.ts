type Channels = readonly [red: number, green: number, blue: number]

/** Answers the hex colour of a lightness (0 … 1), chroma and hue of OKLCH; what no screen shows loses chroma, not hue. */
export function hexOf(lightness: number, chroma: number, hueDegrees: number): string {
  let kept = chroma
  let linear = linearOf(lightness, kept, hueDegrees)
  while (kept > 0 && linear.some((channel) => channel < -1e-4 || channel > 1 + 1e-4)) {
    kept = Math.max(0, kept - 0.005)
    linear = linearOf(lightness, kept, hueDegrees)
  }
  return `#${linear.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Answers the relative luminance of a hex colour, as WCAG counts it. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Answers how well two hex colours stand apart: 1 … 21, as WCAG counts it. */
export function contrastOf(a: string, b: string): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Lays one hex colour over another, as a browser does. */
export function laidOver(ground: string, colour: string, opacity: number): string {
  const below = channelsOf(ground)
  const mixed = channelsOf(colour).map((channel, index) => channel * opacity + (below[index] ?? 0) * (1 - opacity))
  return `#${mixed
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channelsOf(hex: string): Channels {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255]
}

function byteOf(linear: number): number {
  const clean = Math.min(1, Math.max(0, linear))
  return Math.round((clean <= 0.0031308 ? clean * 12.92 : 1.055 * clean ** (1 / 2.4) - 0.055) * 255)
}

/** Turns OKLCH into linear sRGB, with the matrices of its author. */
function linearOf(lightness: number, chroma: number, hueDegrees: number): Channels {
  const angle = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}
