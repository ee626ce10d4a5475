import type { HistoryItem } from '@vireo/contracts/history'
import { Button, buttonClasses } from '@vireo/ui'
import { AudioLines, Globe } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { HistoryScreen } from '#history'
import { settingsOf } from '../effect-form.ts'
import { soundEffectsWords } from '../words.ts'

const PublishDialog = later(async () => ({ default: (await import('../publish/publish-dialog.tsx')).PublishDialog }))

/** Shows every sound effect that was made. */
export function SoundEffectsHistoryPage() {
  return <HistoryScreen source="SFX" voices={[]} modelNames={new Map()} SpokenText={Prompt} />
}

/** Shows what a sound was made of, and where one goes on from it. */
function Prompt({ item }: { readonly item: HistoryItem }) {
  const [isPublishing, setPublishing] = useState(false)
  const { seed } = settingsOf(item.settings)
  const similar = `${paths.soundEffectsSearch}?like_item=${encodeURIComponent(item.history_item_id)}`
  return (
    <div className="flex flex-col gap-3">
      <p>{item.text}</p>
      {seed === undefined ? null : <p className="text-sm text-muted tabular-nums">{soundEffectsWords.seedOf(seed)}</p>}
      <div className="flex flex-wrap gap-2">
        <AppLink
          to={similar}
          state={{ name: item.text ?? '' }}
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          <AudioLines aria-hidden size={16} />
          {soundEffectsWords.similar}
        </AppLink>
        <Button size="sm" icon={<Globe aria-hidden size={16} />} onClick={() => setPublishing(true)}>
          {soundEffectsWords.publish}
        </Button>
      </div>
      <Suspense>{isPublishing ? <PublishDialog item={item} onClose={() => setPublishing(false)} /> : null}</Suspense>
    </div>
  )
}
