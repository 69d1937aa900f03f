/** What the fake does with one request, instead of answering well. */
export interface Turn {
  /** An error answer with this status, in the vendor's own form. */
  status?: number
  /** The vendor's own code or type in the error body. */
  code?: string
  /** Header `retry-after`: seconds, or a date as text. */
  retry_after?: number | string
  /** The socket is torn down after this many characters of text. */
  cut_after?: number
  /** The answer ends in good order after this many characters, but nothing says that the model was done. */
  end_after?: number
  /** The model declines. */
  refuse?: true
  delay_ms_per_chunk?: number
  /** `true`: not even headers. `after_text`: some text, then silence. */
  hang?: true | 'after_text'
  /** This text, whatever was asked. */
  text?: string
  /** A body that is no stream of events. */
  raw?: string
  /** The model stops because it reached its limit of tokens. */
  limit_reached?: true
  /** Times the words that were asked for. */
  length_factor?: number
  /** Leaves the token counts out. */
  no_usage?: true
}
