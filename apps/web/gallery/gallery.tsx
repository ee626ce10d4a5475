import { Button, ProductMark, ToastHost } from '@vireo/ui'

import { actionSamples } from './action-samples.tsx'
import { choiceSamples } from './choice-samples.tsx'
import { fieldSamples } from './field-samples.tsx'
import { listSamples } from './list-samples.tsx'
import { overlaySamples } from './overlay-samples.tsx'
import { pictureSamples } from './picture-samples.tsx'
import type { Samples } from './sample.tsx'
import { soundSamples } from './sound-samples.tsx'
import { stateSamples } from './state-samples.tsx'

const groups: Readonly<Record<string, Samples>> = {
  Actions: actionSamples,
  Choices: choiceSamples,
  Fields: fieldSamples,
  Lists: listSamples,
  States: stateSamples,
  Overlays: overlaySamples,
  Sound: soundSamples,
  Pictures: pictureSamples,
}

/** Shows every component in every state. It is served in development and to tests, and is no part of the product. */
export function Gallery() {
  return (
    <main className="mx-auto flex max-w-[1120px] flex-col gap-12 px-4 py-8 md:px-8">
      <header className="flex items-center gap-4">
        <ProductMark />
        <h1 className="flex-1 text-xl font-semibold">Gallery</h1>
        <Button onClick={switchTheme}>Switch theme</Button>
      </header>
      {Object.entries(groups).map(([title, samples]) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-4 text-lg font-semibold">{title}</h2>
          <div className="grid items-start gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
            {Object.entries(samples).map(([name, { show: Show, wide = false, opens }]) => (
              <div
                key={name}
                className={`flex min-w-0 flex-col gap-3 rounded-lg bg-surface p-4 ${wide ? 'md:col-span-2' : ''}`}
              >
                <h3 className="text-xs text-muted">{name}</h3>
                <div data-sample={name} data-opens={opens}>
                  <Show />
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
      <ToastHost position="bottom-right" />
    </main>
  )
}

function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
}
