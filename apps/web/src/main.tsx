import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app/app.tsx'
import { firstScreenArrived } from './app/first-screen-arrived.ts'
import { speakFirstLanguage } from './app/language/speak-language.ts'
import { resolveSession } from './kit/session/index.ts'

void resolveSession({ certain: location.pathname.startsWith('/app') })

const root = document.getElementById('root')
if (root) speakFirstLanguage(() => void firstScreenArrived().then(() => draw(root)))

/** Draws the app a few milliseconds at a time: a transition lets the browser answer in between, a plain render does not. */
function draw(into: HTMLElement): void {
  const app = createRoot(into)
  startTransition(() => app.render(<App />))
}
