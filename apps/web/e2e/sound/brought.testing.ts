import { makeMedia } from '@vireo/engine-media/testing.ts'
import { wavOf } from '../wav.ts'

const rateHz = 22_050
/** The tones of A minor. */
const tonesHz = [110, 220, 261.63, 329.63]

/** Makes a recording of a chord in A minor that is struck on every beat. */
export function pulseIn({ bpm, seconds }: { readonly bpm: number; readonly seconds: number }): Buffer {
  const samples = Buffer.alloc(2 * rateHz * seconds)
  const beatSeconds = 60 / bpm
  for (let at = 0; at < rateHz * seconds; at += 1) {
    const time = at / rateHz
    const sinceBeat = time % beatSeconds
    const chord = tonesHz.reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * time), 0) / tonesHz.length
    samples.writeInt16LE(Math.round(22_000 * chord * Math.exp(-6 * sinceBeat)), 2 * at)
  }
  return wavOf(samples, rateHz)
}

/** Makes a film of six seconds without sound, whose picture is another one from its middle. */
export async function filmOfTwoScenes(): Promise<Buffer> {
  const scenes = [
    '-f',
    'lavfi',
    '-i',
    'color=c=navy:s=320x180:r=10:d=3',
    '-f',
    'lavfi',
    '-i',
    'testsrc=s=320x180:r=10:d=3',
  ]
  const joined = ['-filter_complex', '[0:v][1:v]concat=n=2:v=1', '-c:v', 'libx264', '-preset', 'ultrafast']
  return Buffer.from(await makeMedia('film.mp4', [...scenes, ...joined, '-pix_fmt', 'yuv420p']))
}
