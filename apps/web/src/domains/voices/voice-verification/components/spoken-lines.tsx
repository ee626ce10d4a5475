import { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import { Button } from '@vireo/ui'
import { Pause, Volume2 } from 'lucide-react'
import { useEffect } from 'react'

import { callBytes } from '#kit/api/index.ts'
import { player, usePlayer } from '#kit/player/index.ts'
import { verificationWords } from '../words.ts'

/** Says the lines to whoever cannot see them. `drawn` is another for every drawing. */
export function SpokenLines({ voiceId, drawn }: { readonly voiceId: string; readonly drawn: string }) {
  const { track, status } = usePlayer(player)
  const id = `captcha:${voiceId}:${drawn}`
  const isHere = track?.id === id && (status === 'playing' || status === 'loading')
  useEffect(() => () => player.forget(new Set([id])), [id])
  const play = () =>
    void player.play({
      id,
      title: verificationWords.spoken,
      subtitle: verificationWords.spoken,
      open: async (signal) => ({
        ...(await callBytes(voiceVerificationEndpoints.hearCaptcha, { voice_id: voiceId }, { signal })),
        outputFormat: 'mp3',
      }),
    })
  return (
    <Button
      size="sm"
      icon={isHere ? <Pause aria-hidden size={16} /> : <Volume2 aria-hidden size={16} />}
      onClick={() => (isHere ? player.pause() : play())}
    >
      {isHere ? verificationWords.hush : verificationWords.hear}
    </Button>
  )
}
