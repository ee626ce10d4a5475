import { openSampleFile } from '../jobs/open-sample-file.ts'
import { LevelMeter } from '../pool/loudness/level-meter.ts'
import { type SampleFile, SourceError } from '../samples.ts'
import type { ListenedMusic } from './music.ts'
import type { Musician } from './musician.ts'
import type { PerformSurroundings } from './perform.ts'

/** Levels of a recording in which nothing is heard stay below this, of 100. */
const silentBelow = 1

/** Lets an engine hear a recording, of which only a part is in memory, and takes its levels. Throws SourceError. */
export function listenTo(
  musician: Musician,
  file: SampleFile,
  { onBeat }: Pick<PerformSurroundings, 'onBeat'>,
): ListenedMusic {
  const source = openSampleFile(file)
  try {
    const meter = new LevelMeter(source.sampleRateHz)
    for (let start = 0; start < source.sampleCount; start += source.sampleRateHz) {
      onBeat()
      meter.add(source.read(start, Math.min(source.sampleRateHz, source.sampleCount - start)))
    }
    const levels = meter.take()
    if (levels.every((level) => level < silentBelow))
      throw new SourceError('silent', 'Nothing can be heard in this recording.')
    return { ...musician.listen(source, onBeat), levels }
  } finally {
    source.close()
  }
}
