import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { createVideoRenderer } from '@vireo/engine-media'
import type { VideoRenderer } from '@vireo/engines'
import { type Config, ConfigError } from './config.ts'

/** Creates what makes videos, with a program of this machine where the operator names one. Throws where it cannot be run. */
export async function openVideos({ VIREO_FFMPEG: program }: Pick<Config, 'VIREO_FFMPEG'>): Promise<VideoRenderer> {
  if (program !== undefined)
    await access(program, constants.X_OK).catch(() => {
      throw new ConfigError([`VIREO_FFMPEG: ${program} is no program that can be run.`])
    })
  return createVideoRenderer({ program })
}
