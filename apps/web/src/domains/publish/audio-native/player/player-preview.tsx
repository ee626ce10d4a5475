import { lookWords } from './words.ts'

/** Shows the real player on a page that is only hinted at. */
export function PlayerPreview({ src }: { readonly src: string }) {
  return (
    <div className="flex flex-col gap-5 rounded-md bg-sunken p-4 md:px-10 md:py-8">
      <div aria-hidden className="h-5 w-2/3 rounded-sm bg-fill" />
      <iframe title={lookWords.frame} sandbox="allow-scripts" src={src} className="h-24 w-full border-0" />
      <div aria-hidden className="flex flex-col gap-2.5">
        {['w-full', 'w-11/12', 'w-full', 'w-3/5'].map((width, place) => (
          // Lines of a text that is none.
          <div key={place} className={`h-2.5 rounded-sm bg-fill ${width}`} />
        ))}
      </div>
    </div>
  )
}
