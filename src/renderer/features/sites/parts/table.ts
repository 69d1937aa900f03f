/** One look for the tables of a site. */
export const headCell = 'border-b border-line py-2 pr-4 text-left align-bottom text-dense font-medium text-faint'
export const cell = 'border-b border-line py-2 pr-4 align-top'
