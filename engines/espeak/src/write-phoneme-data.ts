import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const packed = /filename:"\/usr\/share\/espeak-ng-data\/([^"]+)",start:(\d+),end:(\d+)/g

/** Writes what espeak-ng knows of languages into a folder, for other programs that read with it. */
export async function writePhonemeData(folder: string, wants: (file: string) => boolean = () => true): Promise<void> {
  const script = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
  const data = await readFile(path.join(path.dirname(script), 'espeak-ng.data'))
  const listing = await readFile(script, 'utf8')
  for (const [, file = '', start, end] of listing.matchAll(packed)) {
    if (!wants(file)) continue
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, data.subarray(Number(start), Number(end)))
  }
}
