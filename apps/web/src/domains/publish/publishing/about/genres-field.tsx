import { publishingLimits, type Work, workGenres } from '@vireo/contracts/publishing'
import { Combobox } from '@vireo/ui'
import { X } from 'lucide-react'

import { aboutWords } from './words.ts'

type Genre = Work['genres'][number]

/** Lets one choose what a work is about, a few at most; what is chosen stands below and is taken out there. */
export function GenresField({
  chosen,
  onChange,
}: {
  readonly chosen: readonly Genre[]
  readonly onChange: (chosen: readonly Genre[]) => void
}) {
  const isFull = chosen.length >= publishingLimits.genresMax
  const add = (value: string) => {
    const genre = workGenres.find((one) => one === value)
    if (genre && !chosen.includes(genre) && !isFull) onChange([...chosen, genre])
  }
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={aboutWords.genres}
        help={isFull ? aboutWords.genresFull(publishingLimits.genresMax) : aboutWords.genresHelp}
        value=""
        placeholder={chosen.length === 0 ? aboutWords.genreMissing : aboutWords.genreMore}
        disabled={isFull}
        groups={[
          {
            label: aboutWords.genres,
            options: workGenres
              .filter((genre) => !chosen.includes(genre))
              .map((genre) => ({ value: genre, label: aboutWords.genreNames[genre], keywords: [genre] })),
          },
        ]}
        onChange={add}
      />
      {chosen.length > 0 ? (
        <ul aria-label={aboutWords.genresChosen} className="flex flex-wrap gap-x-2 gap-y-3">
          {chosen.map((genre) => (
            <li key={genre}>
              <button
                type="button"
                aria-label={aboutWords.genreRemove(aboutWords.genreNames[genre])}
                onClick={() => onChange(chosen.filter((one) => one !== genre))}
                className="pressed flex h-8 max-w-full items-center gap-1 rounded-full bg-fill pr-2 pl-3 text-xs transition-colors hover:bg-fill-hover"
              >
                <span className="truncate">{aboutWords.genreNames[genre]}</span>
                <X aria-hidden size={14} className="shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
