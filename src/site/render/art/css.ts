/** Tints between the page and the accent, from the lightest to the accent itself; `i` is ink, `p` paper, `l` lines. */
export const artCss = `
.art{--t:var(--ground,var(--bg));background:color-mix(in oklab,var(--accent) 9%,var(--t))}
.art .t1{fill:color-mix(in oklab,var(--accent) 9%,var(--t))}
.art .t2{fill:color-mix(in oklab,var(--accent) 19%,var(--t))}
.art .t3{fill:color-mix(in oklab,var(--accent) 34%,var(--t))}
.art .t4{fill:color-mix(in oklab,var(--accent) 56%,var(--t))}
.art .t5{fill:color-mix(in oklab,var(--accent) 80%,var(--t))}
.art .a{fill:var(--accent)}
.art .p{fill:var(--t)}
.art .d{fill:color-mix(in oklab,var(--accent) 62%,var(--text))}
.art .i{fill:color-mix(in oklab,var(--text) 82%,var(--accent))}
.art .l{fill:none;stroke:color-mix(in oklab,var(--text) 70%,var(--accent));stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.art .w{fill:none;stroke:var(--t);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.art .o{opacity:.55}
`
