import { FilesButton } from '@vireo/ui'

import { formatSize } from '#kit/format/index.ts'
import { audioNativeWords } from '../words.ts'

/** What can be read aloud, as the browser offers it. */
const accepted = '.txt,.html,.htm,text/plain,text/html'

/** Takes the file that a player reads aloud wherever it stands. */
export function ContentField({
  file,
  onFile,
}: {
  readonly file: File | undefined
  readonly onFile: (file: File) => void
}) {
  const choose = (files: readonly File[]) => {
    const [first] = files
    if (first) onFile(first)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-fill p-3">
      <FilesButton
        label={file ? audioNativeWords.otherFile : audioNativeWords.chooseFile}
        accept={accepted}
        several={false}
        onFiles={choose}
      />
      <p className="min-w-0 flex-1 basis-40 text-sm break-words text-muted">
        {file ? audioNativeWords.chosenFile(file.name, formatSize(file.size)) : audioNativeWords.fileHelp}
      </p>
    </div>
  )
}
