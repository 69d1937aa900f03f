/** The mark of the studio: two wedges that lock a page of type, which is what a quoin does. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" width={size} height={size} className="shrink-0">
      <path d="M2 4h16l-4.5 5H2z" fill="currentColor" />
      <path d="M18 16H2l4.5-5H18z" fill="currentColor" opacity=".6" />
    </svg>
  )
}
