import { makeMedia, runFfmpeg } from '@vireo/engine-media/testing.ts'
import type { Page } from '@playwright/test'

/** Makes a film that a browser plays, of moving pictures and a recording. */
export async function filmOf(sound: Uint8Array): Promise<Buffer> {
  const pictures = [
    '-f',
    'lavfi',
    '-i',
    'testsrc=s=320x180:r=10:d=60',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
  ]
  const args = [...pictures.slice(0, 4), '-i', 'sound.mp3', ...pictures.slice(4), '-c:a', 'aac', '-shortest']
  return Buffer.from(await makeMedia('film.mp4', args, { 'sound.mp3': sound }))
}

/** Lets a program that reads captions write them anew as WebVTT, which browsers read. */
export async function readByFfmpeg(captions: Uint8Array): Promise<string> {
  const { read } = await runFfmpeg({ 'in.srt': captions }, ['-i', 'in.srt', 'out.vtt'])
  return new TextDecoder().decode(read('out.vtt'))
}

/** Loads captions beside a film in a browser that knows nothing of us, and answers the texts that it would show. */
export async function cuesIn(page: Page, captions: string): Promise<string[]> {
  const player = await page.context().newPage()
  const texts = await player.evaluate(async (vtt) => {
    const track = document.createElement('track')
    track.src = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }))
    const video = document.createElement('video')
    video.append(track)
    document.body.append(video)
    const loaded = new Promise<boolean>((resolve) => {
      track.addEventListener('load', () => resolve(true))
      track.addEventListener('error', () => resolve(false))
    })
    track.track.mode = 'hidden'
    return (await loaded) ? [...(track.track.cues ?? [])].map((cue) => (cue as VTTCue).text) : []
  }, captions)
  await player.close()
  return texts
}
