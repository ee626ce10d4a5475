/** Makes one sample of a bed after the other, the same ones each time. */
export type NoiseBed = () => number

type Maker = (sampleRateHz: number) => NoiseBed

/** Creates a generator of numbers in −1…1, always in the same order. */
function noiseFrom(seed: number): NoiseBed {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2_147_483_648 - 1
  }
}

/** Follows what comes in, slower below a pitch. */
function smoothed(source: NoiseBed, frequencyHz: number, sampleRateHz: number): NoiseBed {
  const step = 1 - Math.exp((-2 * Math.PI * Math.min(frequencyHz, sampleRateHz / 2.2)) / sampleRateHz)
  let level = 0
  return () => (level += step * (source() - level))
}

/** Creates a level that wanders about its middle, once in so many seconds. */
function wandering(seed: number, seconds: number, sampleRateHz: number): NoiseBed {
  const source = noiseFrom(seed)
  const span = Math.round(seconds * sampleRateHz)
  let [from, to, at] = [source(), source(), 0]
  return () => {
    if (at === span) [from, to, at] = [to, source(), 0]
    const share = 0.5 - 0.5 * Math.cos((Math.PI * at++) / span)
    return from + (to - from) * share
  }
}

type Blows = { readonly perSecond: number; readonly decayMs: number; readonly pitchHz: readonly [number, number] }

/** Makes single blows at random times: drops, crackles, keys. Each rings at a pitch of its own. */
function blows(seed: number, { perSecond, decayMs, pitchHz: [low, high] }: Blows, sampleRateHz: number): NoiseBed {
  const chance = noiseFrom(seed)
  const decay = Math.exp(-1000 / (decayMs * sampleRateHz))
  const due = perSecond / sampleRateHz
  let [level, phase, turn] = [0, 0, 0]
  return () => {
    if ((chance() + 1) / 2 < due) {
      level += 0.4 + 0.6 * Math.abs(chance())
      turn = (2 * Math.PI * Math.min(low + (high - low) * Math.abs(chance()), sampleRateHz / 2.5)) / sampleRateHz
    }
    level *= decay
    phase += turn
    return level * Math.sin(phase)
  }
}

const mains = (sampleRateHz: number, hz: number): NoiseBed => {
  let at = 0
  return () => Math.sin((2 * Math.PI * hz * at++) / sampleRateHz)
}

/** The beds by their ids, each as loud as a quiet place is below a voice. */
export const noiseBeds = {
  room_tone: (rate) => {
    const [air, hum] = [smoothed(noiseFrom(11), 420, rate), mains(rate, 100)]
    return () => 0.06 * air() + 0.0009 * hum()
  },
  rain: (rate) => {
    const [hiss, low] = [noiseFrom(21), smoothed(noiseFrom(22), 900, rate)]
    const drops = blows(23, { perSecond: 45, decayMs: 5, pitchHz: [1400, 4200] }, rate)
    return () => 0.008 * hiss() + 0.02 * low() + 0.012 * drops()
  },
  wind: (rate) => {
    const gust = wandering(31, 1.7, rate)
    const [low, high] = [smoothed(smoothed(noiseFrom(32), 260, rate), 260, rate), smoothed(noiseFrom(33), 900, rate)]
    return () => {
      const strength = 0.55 + 0.45 * gust()
      return strength * (0.28 * low() + 0.03 * strength * high())
    }
  },
  waves: (rate) => {
    const [swell, foam, deep] = [mains(rate, 0.13), noiseFrom(41), smoothed(noiseFrom(42), 500, rate)]
    return () => {
      const height = (0.5 + 0.5 * swell()) ** 2
      return height * (0.012 * foam() + 0.06 * deep()) + 0.02 * deep()
    }
  },
  traffic: (rate) => {
    const [near, rumble] = [wandering(51, 2.3, rate), smoothed(smoothed(noiseFrom(52), 150, rate), 220, rate)]
    const tyres = smoothed(noiseFrom(53), 1500, rate)
    return () => {
      const close = Math.max(0, near())
      return 0.15 * rumble() + (0.004 + 0.03 * close * close) * tyres()
    }
  },
  vinyl: (rate) => {
    const hiss = smoothed(noiseFrom(61), 6000, rate)
    const crackle = blows(62, { perSecond: 9, decayMs: 0.7, pitchHz: [900, 3500] }, rate)
    const rumble = mains(rate, 33)
    return () => 0.004 * hiss() + 0.03 * crackle() + 0.002 * rumble()
  },
  keyboard: (rate) => {
    const [typing, air] = [wandering(71, 0.9, rate), smoothed(noiseFrom(72), 420, rate)]
    const keys = blows(73, { perSecond: 7, decayMs: 9, pitchHz: [700, 2100] }, rate)
    return () => 0.03 * air() + (typing() > -0.4 ? 0.035 : 0.004) * keys()
  },
} as const satisfies Readonly<Record<string, Maker>>
export type NoiseBedId = keyof typeof noiseBeds
