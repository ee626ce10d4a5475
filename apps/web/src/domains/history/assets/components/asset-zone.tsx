import { assetLimits, assetsEndpoints } from '@vireo/contracts/assets'
import { DropZone, FilesButton } from '@vireo/ui'

import { announce } from '#kit/announce.tsx'
import { uploadFor } from '#kit/api/index.ts'
import { formatSize } from '#kit/format/index.ts'
import { UploadList, useUploads } from '#kit/uploads/index.ts'
import { useRefreshAssets, useRoom } from '../queries.ts'
import { assetsWords } from '../words.ts'

const { fileBytesMax, nameMax } = assetLimits

/** Takes files in, each with its own progress and its own failure, and says how much room is left. */
export function AssetZone() {
  const refresh = useRefreshAssets()
  const uploads = useUploads({
    problemWith,
    send: async (file, options) => {
      const name = file.name.trim().slice(0, nameMax) || assetsWords.kinds.other
      await uploadFor(assetsEndpoints.create, { name }, { asset: file }, options)
      announce(assetsWords.added(1))
      await refresh()
    },
  })
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        title={assetsWords.drop}
        limits={assetsWords.limits(formatSize(fileBytesMax))}
        onFiles={uploads.add}
        renderWays={(take) => <FilesButton label={assetsWords.choose} accept="" onFiles={take} />}
      />
      <UploadList uploads={uploads} />
      <Room />
    </div>
  )
}

function problemWith({ size }: File): string | undefined {
  if (size === 0) return assetsWords.isEmpty
  return size > fileBytesMax ? assetsWords.tooLarge(formatSize(fileBytesMax)) : undefined
}

/** Says nothing where it is not known: files are taken in all the same. */
function Room() {
  const { data } = useRoom()
  if (!data) return null
  const used = formatSize(data.storage_used_bytes)
  const limit = data.storage_limit_bytes
  return (
    <p className="text-sm text-muted tabular-nums">
      {limit === null ? assetsWords.roomUsed(used) : assetsWords.room(used, formatSize(limit))}
    </p>
  )
}
