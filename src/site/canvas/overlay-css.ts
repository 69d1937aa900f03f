/** Marks of the studio on anybody's colours: a dark line with a light one around it can be seen on every ground. */
export const overlayCss = `
:host{--mark:#1c5c57;--on:#fff;--shared:#8a4b08}
[hidden]{display:none!important}
.box,.field,.edge,.line{position:absolute;top:0;left:0;pointer-events:none;box-sizing:border-box}
.box{outline:calc(2px*var(--z)) solid var(--mark);outline-offset:calc(-2px*var(--z));box-shadow:inset 0 0 0 calc(3px*var(--z)) rgb(255 255 255/.7)}
.box.hover{outline-width:calc(1px*var(--z));outline-offset:calc(-1px*var(--z));box-shadow:none;opacity:.8}
.box.chosen.shared{outline-color:var(--shared)}
.edge{border-inline-start:calc(4px*var(--z)) solid var(--shared)}
.field{outline:calc(1.5px*var(--z)) dashed var(--mark);box-shadow:0 0 0 calc(1.5px*var(--z)) rgb(255 255 255/.6);border-radius:2px}
.line{height:0;border-block-start:calc(3px*var(--z)) solid var(--mark);margin-block-start:calc(-1.5px*var(--z))}
.tag{font:500 12px/18px system-ui,sans-serif;position:absolute;top:0;left:0;transform-origin:0 0;padding:2px 8px;background:var(--mark);color:var(--on);white-space:nowrap;overflow:hidden;text-overflow:ellipsis;box-sizing:border-box;cursor:grab;user-select:none;border-end-end-radius:4px}
.tag:active{cursor:grabbing}
.tag.shared{background:var(--shared)}
.plus{all:unset;position:absolute;top:0;left:0;box-sizing:border-box;display:grid;place-items:center;width:26px;height:26px;border-radius:50%;background:var(--mark);color:var(--on);border:2px solid var(--on);cursor:pointer}
.plus:hover{background:#133f3c}
.plus:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.plus svg{width:14px;height:14px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
@media(forced-colors:active){.box,.field{outline-color:Highlight}.tag,.plus{forced-color-adjust:none}}
`
