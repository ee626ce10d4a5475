import type { Voice } from '@vireo/contracts/voices'
import { Tabs } from '@vireo/ui'
import { Suspense, useState, type ReactNode } from 'react'

import { later } from '#kit/later.tsx'
import { speechWords } from '../words.ts'
import { PhoneSettings } from './phone-settings.tsx'

/** Below or beside the text: what is worked on comes first. */
const RecentTakes = later(async () => ({ default: (await import('./recent-takes.tsx')).RecentTakes }))

type FrameProps = {
  readonly label: string
  readonly settings: ReactNode
  /** What the settings' button on a phone is called. */
  readonly settingsName: string | undefined
  /** Who speaks, where that is one voice. */
  readonly voice?: Voice | undefined
  readonly children: ReactNode
}

/** A place to work: what is written in the middle, settings and recent takes beside it, below it on a phone. */
export function WorkbenchFrame({ label, settings, settingsName, voice, children }: FrameProps) {
  return (
    <div className="flex flex-col lg:h-[calc(100dvh-var(--topbar-height)-var(--player-height))] lg:flex-row">
      <section aria-label={label} className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface max-lg:min-h-[26rem]">
        <PhoneSettings name={settingsName} title={speechWords.openSettings} voice={voice}>
          {settings}
        </PhoneSettings>
        {children}
      </section>
      <aside
        aria-label={speechWords.panel}
        className="hidden w-88 shrink-0 flex-col border-l border-line bg-surface lg:flex"
      >
        <SidePanel settings={settings} />
      </aside>
      <section aria-label={speechWords.takes} className="border-t border-line p-2 lg:hidden">
        <h2 className="px-2 py-2 text-base font-semibold">{speechWords.takes}</h2>
        <Suspense>
          <RecentTakes />
        </Suspense>
      </section>
    </div>
  )
}

function SidePanel({ settings }: { readonly settings: ReactNode }) {
  const [tab, setTab] = useState('settings')
  return (
    <Tabs
      label={speechWords.panel}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'settings', label: speechWords.settings, content: settings },
        {
          id: 'takes',
          label: speechWords.takes,
          content: (
            <Suspense>
              <RecentTakes />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
