import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandOutcome } from '@aifindr-docs/processes/runCommand';
import { cacheFolder, type Command, forEachInPairs, runSampleTool } from './runSampleTool';
import type { Toolchain, WrittenSample } from './toolchain';

const shims = path.join(__dirname, 'shims');
const nodeModules = path.join(cacheFolder, 'node_modules');
const unirestJars = [
  'unirest-java',
  'com.android.json',
  'httpclient',
  'httpcore',
  'httpcore-nio',
  'httpasyncclient',
  'httpmime',
  'commons-logging',
  'commons-codec',
]
  .map((name) => `/usr/share/java/${name}.jar`)
  .join(':');
const okhttpJars = '/usr/share/java/okhttp.jar:/usr/share/java/okio.jar';
const rustProgram = path.join(cacheFolder, 'rust-target', 'debug', 'samples');
const kotlinFolder = path.join(nodeModules, 'kotlin-compiler');
const axiosPath = { NODE_PATH: nodeModules };

/** The languages whose samples are compiled or interpreted by their real tools. */
export const toolchains: readonly Toolchain[] = [
  {
    language: 'python',
    debianPackages: ['python3', 'python3-requests'],
    fileName: () => 'sample.py',
    probe: { program: 'python3', parameters: ['-c', 'import requests'] },
    run: interpret('python3'),
  },
  {
    language: 'curl',
    debianPackages: ['curl', 'bash'],
    fileName: () => 'sample.sh',
    probe: { program: 'curl', parameters: ['--version'] },
    run: interpret('bash'),
  },
  {
    language: 'csharp',
    debianPackages: ['mono-mcs', 'mono-runtime', 'libmono-system-net-http4.0-cil'],
    fileName: () => 'Program.cs',
    probe: shell('command -v mcs && command -v mono && ls /usr/lib/mono/4.5/System.Net.Http.dll'),
    build: compileEach('mcs', ({ file, folder }) => [
      '-langversion:latest',
      '-main:Entry',
      '-r:System.Net.Http.dll',
      `-out:${path.join(folder, 'program.exe')}`,
      file,
      path.join(shims, 'csharp', 'Entry.cs'),
    ]),
    run: ({ folder }) => ({ program: 'mono', parameters: ['program.exe'], cwd: folder }),
  },
  {
    language: 'go',
    onError: 'succeeds',
    debianPackages: ['golang-go'],
    fileName: () => 'main.go',
    probe: { program: 'go', parameters: ['version'] },
    build: buildGo,
    run: ({ run, folder }, workFolder) => ({
      program: path.join(workFolder, 'bin', run),
      parameters: [],
      cwd: folder,
    }),
  },
  {
    language: 'nodejs',
    debianPackages: [],
    fileName: () => 'sample.js',
    probe: {
      program: process.execPath,
      parameters: ['-e', "require('axios')"],
      environment: axiosPath,
    },
    run: (sample) => ({ ...interpret(process.execPath)(sample), environment: axiosPath }),
  },
  {
    language: 'ruby',
    debianPackages: ['ruby'],
    fileName: () => 'sample.rb',
    probe: { program: 'ruby', parameters: ['-e', 'require "net/http"; require "json"'] },
    run: interpret('ruby'),
  },
  {
    language: 'php',
    debianPackages: ['php-cli', 'php-curl'],
    fileName: () => 'sample.php',
    probe: { program: 'php', parameters: ['-r', 'exit(function_exists("curl_init") ? 0 : 1);'] },
    run: interpret('php'),
  },
  {
    language: 'java',
    debianPackages: ['default-jdk-headless', 'libunirest-java-java'],
    fileName: () => 'Main.java',
    probe: shell('javac --version && ls /usr/share/java/unirest-java.jar'),
    build: (samples, workFolder) =>
      runSampleTool({
        program: 'java',
        parameters: [
          path.join(shims, 'java', 'CompileEach.java'),
          unirestJars,
          ...samples.map(({ folder }) => folder),
        ],
        cwd: workFolder,
      }),
    run: ({ folder }) => ({
      program: 'java',
      parameters: ['-cp', `${folder}:${unirestJars}`, 'Main'],
      cwd: folder,
    }),
  },
  {
    language: 'javascript',
    debianPackages: [],
    fileName: () => 'sample.mjs',
    probe: {
      program: process.execPath,
      parameters: ['-e', 'process.exit(typeof fetch === "function" ? 0 : 1)'],
    },
    run: interpret(process.execPath),
  },
  {
    language: 'c',
    onError: 'succeeds',
    debianPackages: ['gcc', 'libc6-dev', 'libcurl4-openssl-dev'],
    fileName: () => 'sample.c',
    probe: shell('echo "#include <curl/curl.h>" | gcc -E - > /dev/null'),
    build: compileEach('gcc', ({ run, file, folder }) => [
      '-std=c99',
      '-Wall',
      '-Wextra',
      '-Werror',
      file,
      '-o',
      path.join(folder, run),
      '-lcurl',
    ]),
    run: runBinary,
  },
  {
    language: 'objective-c',
    onError: 'succeeds',
    debianPackages: [
      'clang',
      'gcc',
      'gobjc',
      'libgnustep-base-dev',
      'libblocksruntime-dev',
      'libcurl4-openssl-dev',
    ],
    fileName: () => 'sample.m',
    probe: shell(
      'command -v clang && command -v gnustep-config && ls /usr/include/Block.h && curl-config --version',
    ),
    build: buildObjectiveC,
    run: runBinary,
  },
  {
    language: 'ocaml',
    onError: 'succeeds',
    debianPackages: ['ocaml-nox', 'ocaml-findlib', 'libcohttp-lwt-unix-ocaml-dev'],
    fileName: (run) => `${run}.ml`,
    probe: { program: 'ocamlfind', parameters: ['query', 'cohttp-lwt-unix'] },
    build: compileEach('ocamlfind', ({ run, file, folder }) => [
      'ocamlc',
      '-thread',
      '-package',
      'cohttp-lwt-unix',
      '-linkpkg',
      file,
      '-o',
      path.join(folder, run),
    ]),
    run: runBinary,
  },
  {
    language: 'r',
    debianPackages: ['r-base-core', 'r-cran-httr2'],
    fileName: () => 'sample.R',
    probe: { program: 'Rscript', parameters: ['-e', 'library(httr2)'] },
    run: interpret('Rscript', '--vanilla'),
  },
  {
    language: 'kotlin',
    debianPackages: ['default-jdk-headless', 'libokhttp-java'],
    fileName: (run) => `${run}.kt`,
    probe: shell(`java -version && ls /usr/share/java/okhttp.jar ${kotlinFolder}/bin/kotlinc`),
    build: buildKotlin,
    run: ({ run, folder }, workFolder) => ({
      program: 'java',
      parameters: [
        '-cp',
        `${path.join(workFolder, 'classes')}:${okhttpJars}:${path.join(kotlinFolder, 'lib', 'kotlin-stdlib.jar')}`,
        `${run[0]?.toUpperCase()}${run.slice(1)}Kt`,
      ],
      cwd: folder,
    }),
  },
  {
    language: 'rust',
    onError: 'hides its body',
    debianPackages: ['cargo', 'librust-reqwest-dev', 'librust-tokio-dev'],
    fileName: (run) => `${run}.rs`,
    probe: shell('/usr/bin/cargo --version && ls -d /usr/share/cargo/registry/reqwest-0.11*'),
    isWarm: () => existsSync(rustProgram),
    build: buildRust,
    run: ({ run, folder }) => ({ program: rustProgram, parameters: [run], cwd: folder }),
  },
];

function shell(script: string): Toolchain['probe'] {
  return { program: 'bash', parameters: ['-c', script] };
}

/** Runs the sample's file with an interpreter. */
function interpret(program: string, ...parameters: string[]) {
  return ({ file, folder }: WrittenSample): Command => ({
    program,
    parameters: [...parameters, file],
    cwd: folder,
  });
}

function runBinary({ run, folder }: WrittenSample): Command {
  return { program: path.join(folder, run), parameters: [], cwd: folder };
}

/** Runs a compiler once for each sample, two at a time; joins the outputs of those that fail. */
function compileEach(
  program: string,
  parametersOf: (sample: WrittenSample) => string[],
): NonNullable<Toolchain['build']> {
  return async (samples) => {
    const failures: string[] = [];
    await forEachInPairs(samples, async (sample) => {
      const parameters = parametersOf(sample);
      const { succeeded, output } = await runSampleTool({
        program,
        parameters,
        cwd: sample.folder,
      });
      if (!succeeded) failures.push(`${sample.run}: ${output}`);
    });
    return { succeeded: failures.length === 0, output: failures.join('\n') };
  };
}

async function buildGo(_samples: readonly WrittenSample[], cwd: string): Promise<CommandOutcome> {
  writeFileSync(path.join(cwd, 'go.mod'), 'module samples\n\ngo 1.19\n');
  mkdirSync(path.join(cwd, 'bin'), { recursive: true });
  const { output } = await runSampleTool({ program: 'gofmt', parameters: ['-l', '.'], cwd });
  if (output !== '') return { succeeded: false, output: `gofmt would change ${output}` };
  const parameters = ['build', '-o', 'bin/', './...'];
  return runSampleTool({ program: 'go', parameters, cwd });
}

function buildKotlin(samples: readonly WrittenSample[], cwd: string): Promise<CommandOutcome> {
  const folder = path.join(shims, 'kotlin');
  return runSampleTool({
    program: 'bash',
    parameters: [
      path.join(kotlinFolder, 'bin', 'kotlinc'),
      '-nowarn',
      '-cp',
      okhttpJars,
      '-d',
      path.join(cwd, 'classes'),
      ...readdirSync(folder).map((name) => path.join(folder, name)),
      ...samples.map(({ file }) => file),
    ],
    cwd,
  });
}

async function buildObjectiveC(
  samples: readonly WrittenSample[],
  workFolder: string,
): Promise<CommandOutcome> {
  const folder = path.join(shims, 'objective-c');
  const flags = await runSampleTool({
    ...shell(
      'echo $(gnustep-config --objc-flags) -idirafter $(gcc -print-file-name=include); echo $(gnustep-config --base-libs)',
    ),
    cwd: workFolder,
  });
  const [compile = '', link = ''] = flags.output.split('\n');
  const options = [
    ...compile.split(' '),
    '-fblocks',
    '-Wno-everything',
    `-I${path.join(folder, 'include')}`,
    '-include',
    path.join(folder, 'session.h'),
  ];
  const session = path.join(workFolder, 'session.o');
  const built = await runSampleTool({
    program: 'clang',
    parameters: [...options, '-c', path.join(folder, 'session.m'), '-o', session],
    cwd: workFolder,
  });
  if (!built.succeeded) return built;
  return compileEach('clang', ({ run, file, folder: target }) => [
    ...options,
    file,
    session,
    '-o',
    path.join(target, run),
    ...link.split(' '),
    '-lBlocksRuntime',
    '-lcurl',
  ])(samples, workFolder);
}

/** Builds one program with a module for each sample: linking one program each would take most of the time. */
function buildRust(samples: readonly WrittenSample[], cwd: string): Promise<CommandOutcome> {
  const modules = samples.map(
    ({ run, file }) =>
      `mod ${run} {\n    include!(${JSON.stringify(file)});\n    pub fn run() -> Result<(), Box<dyn std::error::Error>> { main() }\n}\n`,
  );
  const arms = samples.map(({ run }) => `        "${run}" => ${run}::run(),\n`);
  const main = `fn main() -> Result<(), Box<dyn std::error::Error>> {\n    match std::env::args().nth(1).unwrap_or_default().as_str() {\n${arms.join('')}        other => Err(format!("no sample {other}").into()),\n    }\n}\n`;
  writeFileSync(path.join(cwd, 'main.rs'), [...modules, main].join('\n'));
  writeFileSync(
    path.join(cwd, 'Cargo.toml'),
    `[package]
name = "samples"
version = "0.1.0"
edition = "2021"

[[bin]]
name = "samples"
path = "main.rs"

[dependencies]
reqwest = { version = "0.11", default-features = false }
tokio = { version = "1", features = ["macros", "rt-multi-thread"] }

[profile.dev]
debug = false
incremental = false
`,
  );
  mkdirSync(path.join(cwd, '.cargo'), { recursive: true });
  // Debian's folder of crates replaces crates.io.
  writeFileSync(
    path.join(cwd, '.cargo', 'config.toml'),
    '[source.crates-io]\nreplace-with = "debian"\n\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n',
  );
  return runSampleTool({
    program: '/usr/bin/cargo',
    parameters: ['build', '--offline', '--quiet'],
    cwd,
    environment: { RUSTC: '/usr/bin/rustc' },
    seconds: 900,
  });
}
