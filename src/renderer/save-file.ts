/** Hands a file to the person: a tab puts it with the downloads, the desktop asks where. */
export function saveFile(content: string | Uint8Array, name: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
