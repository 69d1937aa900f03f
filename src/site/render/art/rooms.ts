import type { Drawing } from './shapes.ts'

const scene = (body: string): Drawing => ({ box: '0 0 800 600', body })

/** A window with its light on the floor, a plant and a cup on the sill. */
export const window = scene(
  `<path class="t2" d="M0 0h800v600H0z"/><path class="t3" d="M0 508h800v92H0z"/><path class="p o" d="M250 508h330l120 92H292z"/>
<path class="p" d="M196 56h416v396H196z"/><path class="t1" d="M214 74h380v360H214z"/><circle class="t4" cx="478" cy="196" r="58"/>
<path class="t3" d="M214 330c70-60 122-62 186-22 66 40 122 22 194-24v150H214z"/><path class="t5" d="M214 388c92-44 164-34 234-8 58 20 104 12 146-10v64H214z"/>
<path class="p" d="M396 74h16v360h-16zM214 228h380v14H214z"/><path class="t5" d="M166 446h476v30H166z"/><path class="d" d="M166 470h476v8H166z"/>
<path class="a" d="M250 380h84l-12 66h-60z"/><path class="i" d="M290 382c-8-52-32-84-68-96 4 46 26 78 68 96zM294 380c-4-66 14-108 54-134 12 56-6 100-54 134zM290 384c-4-30-2-92-14-138 30 34 36 92 14 138z"/>
<path class="i" d="M516 402h58v26c0 12-8 18-18 18h-22c-10 0-18-6-18-18z"/><path class="l" d="M574 410c20-2 22 26-2 24M534 386c-6-10 6-14 0-26M554 388c-6-10 6-14 0-26"/>
<path class="t4" d="M92 0h76c14 150 6 300-28 448-22 8-38 8-56-2C104 300 106 150 92 0z"/><path class="t4" d="M718 0h-76c-14 150-6 300 28 448 22 8 38 8 56-2-20-146-22-296-8-446z"/><path class="w o" d="M124 20c8 140 4 280-16 410M692 20c-8 140-4 280 16 410"/>`,
)

/** A table where somebody works: lamp, books, paper, cup. */
export const desk = scene(
  `<path class="t1" d="M0 0h800v600H0z"/><path class="p o" d="M214 196l-130 254h388L330 196z"/>
<path class="t3" d="M0 450h800v150H0z"/><path class="t5" d="M0 450h800v18H0z"/>
<path class="d" d="M118 436h124v16H118z"/><path class="l" style="stroke-width:10" d="M180 440L128 290l128-112"/><path class="a" d="M226 138c44-22 92-4 112 40l20 44-140 0c-18-32-16-62 8-84z"/><circle class="i" cx="128" cy="290" r="12"/>
<path class="t2" d="M488 70h222v168H488z"/><path class="p" d="M502 84h194v140H502z"/><path class="t3" d="M502 190c40-36 68-42 102-16 30 22 60 18 92-12v62H502z"/><circle class="t4" cx="640" cy="128" r="20"/>
<path class="i" d="M540 412h196v38H540z"/><path class="p" d="M552 420h168v22H552z"/><path class="a" d="M560 374h164v38H560z"/><path class="t2" d="M578 374h10v38h-10zM600 374h6v38h-6z"/><path class="t4" d="M548 338h150v36H548z"/><path class="p" d="M662 338h12v36h-12z"/>
<path class="p" d="M310 500l180-8 26 70-206 10z"/><path class="l o" d="M336 520l120-6M340 536l140-6M342 552l90-4"/><path class="a" d="M500 500l70 46 8 14-16-4-70-46z"/>
<path class="i" d="M612 490h74v42c0 16-12 26-26 26h-22c-14 0-26-10-26-26z"/><path class="l" d="M686 502c28-4 30 38-4 36M638 474c-8-12 8-18 0-32M660 474c-8-12 8-18 0-32"/>`,
)
