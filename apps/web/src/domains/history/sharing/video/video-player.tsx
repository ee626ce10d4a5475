import { Button, buttonClasses } from '@vireo/ui'
import { Download, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { logQuietly } from '#kit/log.ts'
import { player } from '#kit/player/index.ts'
import { videoWords as words } from './words.ts'

type Props = { readonly address: string; readonly shape: string; readonly captions: string }

/** Plays a video again and again. The player at the bottom pauses meanwhile: one thing is heard at a time. */
export function VideoPlayer({ address, shape, captions }: Props) {
  const element = useRef<HTMLVideoElement>(null)
  const [isMuted, setMuted] = useState(false)
  useEffect(() => {
    element.current?.play().catch((error: unknown) => {
      // A browser that lets nothing sound by itself may still show it.
      logQuietly('the video does not play by itself', error)
      setMuted(true)
    })
  }, [])
  return (
    <div className="flex flex-col gap-2">
      <video
        ref={element}
        src={address}
        loop
        autoPlay
        playsInline
        muted={isMuted}
        aria-label={words.video}
        className={`${shape} rounded-lg bg-black`}
        onPlay={() => player.pause()}
      >
        <track kind="captions" src={captions} label={words.captions} />
      </video>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={`${address}&download=1`} download className={buttonClasses({ variant: 'primary' })}>
          <Download aria-hidden size={16} />
          {words.download}
        </a>
        <Button
          icon={isMuted ? <VolumeX aria-hidden size={16} /> : <Volume2 aria-hidden size={16} />}
          aria-pressed={isMuted}
          onClick={() => setMuted((now) => !now)}
        >
          {isMuted ? words.unmute : words.mute}
        </Button>
      </div>
    </div>
  )
}
