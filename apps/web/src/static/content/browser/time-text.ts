/** Writes where a sound is and how long it is, as `0:03 / 0:11`; nothing before that is known. */
export function timeText(seconds: number, duration: number): string {
  return Number.isFinite(duration) && duration > 0 ? `${clock(seconds)} / ${clock(duration)}` : ''
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
