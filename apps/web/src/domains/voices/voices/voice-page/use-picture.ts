import { type Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { showSuccess, showUndoable } from '@vireo/ui'

import { call, uploadFor, type UploadOptions } from '#kit/api/index.ts'
import { drawnOf } from '#kit/faces/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useSentPicture } from '#kit/files/use-sent-picture.ts'
import { useRefreshVoices } from '../queries.ts'
import { voicePageWords } from './words.ts'

/** Gives a voice a picture, which is seen while it is on its way, and takes it away again, which can be undone. */
export function usePicture(voice: Voice) {
  const refresh = useRefreshVoices()
  const { forgetProblem, ...sent } = useSentPicture(voicePageWords, async (picture, options) => {
    await send(voice, picture, options)
    await refresh()
    showSuccess(voicePageWords.pictureSet)
  })

  const giveBack = async (file: Blob) => {
    try {
      await send(voice, new File([file], 'picture.webp'), {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      })
    } catch (error) {
      showFailure(error)
    }
    await refresh()
  }

  const remove = async () => {
    forgetProblem()
    try {
      const kept = await readPicture(voice)
      await call(voicesEndpoints.removePicture, { voice_id: voice.voice_id })
      await refresh()
      if (kept === undefined) showSuccess(voicePageWords.pictureGone)
      else
        showUndoable(voicePageWords.pictureGone, {
          action: voicePageWords.undo,
          onUndo: () => void giveBack(kept),
        })
    } catch (error) {
      showFailure(error)
    }
  }

  return { ...sent, remove }
}

async function send({ voice_id }: Voice, picture: File, options: UploadOptions): Promise<void> {
  await uploadFor(voicesEndpoints.setPicture, { voice_id }, { picture }, options)
}

/** Reads the picture that is about to be taken away, so that it can be given back. */
async function readPicture({ face }: Voice): Promise<Blob | undefined> {
  const { picture } = drawnOf(face)
  const answer = picture === undefined ? undefined : await fetch(picture).catch(() => undefined)
  return answer?.ok ? answer.blob() : undefined
}
