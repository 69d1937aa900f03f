/** Names of languages come small in some languages; at the start of a line they are written large. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
