import { audioNativeWords } from '../words.ts'

/** Shows how the one line of HTML looks that a project comes with, before there is one. */
export function ExampleLine() {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-xs text-muted">{audioNativeWords.exampleLine}</figcaption>
      <code className="block rounded-md bg-fill p-3 font-mono text-xs leading-5 wrap-anywhere">
        {`<iframe src="${globalThis.location.origin}/audio-native/…"></iframe>`}
      </code>
    </figure>
  )
}
