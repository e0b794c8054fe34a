import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheFolder, forEachInPairs, runCommand, type Command, type Outcome } from './runCommand';
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

/** An interpreter that takes the sample's file. */
function interpret(program: string, ...parameters: string[]): Toolchain['run'] {
  return ({ file, folder }) => ({ program, parameters: [...parameters, file], cwd: folder });
}

/** Compiles each sample by itself, two at a time; the outputs of those that fail are joined. */
async function buildEach(
  samples: readonly WrittenSample[],
  commandOf: (sample: WrittenSample) => Command,
): Promise<Outcome> {
  const failures: string[] = [];
  await forEachInPairs(samples, async (sample) => {
    const { succeeded, output } = await runCommand(commandOf(sample));
    if (!succeeded) failures.push(`${sample.run}: ${output}`);
  });
  return { succeeded: failures.length === 0, output: failures.join('\n') };
}

function runBinary({ run, folder }: WrittenSample): Command {
  return { program: path.join(folder, run), parameters: [], cwd: folder };
}

const nodejsToolchain: Toolchain = {
  language: 'nodejs',
  debianPackages: [],
  npmPackages: ['axios'],
  fileName: () => 'sample.js',
  probe: {
    program: process.execPath,
    parameters: ['-e', "require('axios')"],
    environment: { NODE_PATH: nodeModules },
  },
  run: ({ file, folder }) => ({
    program: process.execPath,
    parameters: [file],
    cwd: folder,
    environment: { NODE_PATH: nodeModules },
  }),
};

/** One program holds every sample, each in a module of its own: fifty programs would be linked fifty times. */
function writeCargoProject(workFolder: string, samples: readonly WrittenSample[]): void {
  const modules = samples.map(
    ({ run, file }) =>
      `mod ${run} {\n    include!(${JSON.stringify(file)});\n    pub fn run() -> Result<(), Box<dyn std::error::Error>> { main() }\n}\n`,
  );
  const arms = samples.map(({ run }) => `        "${run}" => ${run}::run(),\n`);
  const main = `fn main() -> Result<(), Box<dyn std::error::Error>> {\n    match std::env::args().nth(1).unwrap_or_default().as_str() {\n${arms.join('')}        other => Err(format!("no sample {other}").into()),\n    }\n}\n`;
  writeFileSync(path.join(workFolder, 'main.rs'), [...modules, main].join('\n'));
  writeFileSync(
    path.join(workFolder, 'Cargo.toml'),
    '[package]\nname = "samples"\nversion = "0.1.0"\nedition = "2021"\n\n[[bin]]\nname = "samples"\npath = "main.rs"\n\n[dependencies]\nreqwest = { version = "0.11", default-features = false }\ntokio = { version = "1", features = ["macros", "rt-multi-thread"] }\n\n[profile.dev]\ndebug = false\nincremental = false\n',
  );
  mkdirSync(path.join(workFolder, '.cargo'), { recursive: true });
  // The Debian folder of crates takes the place of crates.io.
  const sources =
    '[source.crates-io]\nreplace-with = "debian"\n\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n';
  writeFileSync(path.join(workFolder, '.cargo', 'config.toml'), sources);
}

async function buildKotlin(
  samples: readonly WrittenSample[],
  workFolder: string,
): Promise<Outcome> {
  const sources = readdirSync(path.join(shims, 'kotlin')).map((name) =>
    path.join(shims, 'kotlin', name),
  );
  return runCommand({
    program: 'bash',
    parameters: [
      path.join(kotlinFolder, 'bin', 'kotlinc'),
      '-nowarn',
      '-cp',
      okhttpJars,
      '-d',
      path.join(workFolder, 'classes'),
      ...sources,
      ...samples.map(({ file }) => file),
    ],
    cwd: workFolder,
    seconds: 300,
  });
}

async function buildObjectiveC(
  samples: readonly WrittenSample[],
  workFolder: string,
): Promise<Outcome> {
  const folder = path.join(shims, 'objective-c');
  const flags = await runCommand({
    program: 'bash',
    parameters: [
      '-c',
      'echo $(gnustep-config --objc-flags) -idirafter $(gcc -print-file-name=include); echo $(gnustep-config --base-libs)',
    ],
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
  const shim = path.join(workFolder, 'session.o');
  const built = await runCommand({
    program: 'clang',
    parameters: [...options, '-c', path.join(folder, 'session.m'), '-o', shim],
    cwd: workFolder,
  });
  if (!built.succeeded) return built;
  return buildEach(samples, ({ run, file, folder: cwd }) => ({
    program: 'clang',
    parameters: [
      ...options,
      file,
      shim,
      '-o',
      path.join(cwd, run),
      ...link.split(' '),
      '-lBlocksRuntime',
      '-lcurl',
    ],
    cwd,
  }));
}

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
    probe: {
      program: 'bash',
      parameters: [
        '-c',
        'command -v mcs && command -v mono && ls /usr/lib/mono/4.5/System.Net.Http.dll',
      ],
    },
    build: (samples) =>
      buildEach(samples, ({ file, folder }) => ({
        program: 'mcs',
        parameters: [
          '-langversion:latest',
          '-main:Entry',
          '-r:System.Net.Http.dll',
          `-out:${path.join(folder, 'program.exe')}`,
          file,
          path.join(shims, 'csharp', 'Entry.cs'),
        ],
        cwd: folder,
      })),
    run: ({ folder }) => ({ program: 'mono', parameters: ['program.exe'], cwd: folder }),
  },
  {
    language: 'go',
    debianPackages: ['golang-go'],
    fileName: () => 'main.go',
    probe: { program: 'go', parameters: ['version'] },
    build: async (_samples, workFolder) => {
      writeFileSync(path.join(workFolder, 'go.mod'), 'module samples\n\ngo 1.19\n');
      mkdirSync(path.join(workFolder, 'bin'), { recursive: true });
      const format = await runCommand({
        program: 'gofmt',
        parameters: ['-l', '.'],
        cwd: workFolder,
      });
      if (format.output !== '')
        return { succeeded: false, output: `gofmt would change ${format.output}` };
      return runCommand({
        program: 'go',
        parameters: ['build', '-o', 'bin/', './...'],
        cwd: workFolder,
        seconds: 300,
      });
    },
    run: ({ run, folder }, workFolder) => ({
      program: path.join(workFolder, 'bin', run),
      parameters: [],
      cwd: folder,
    }),
  },
  nodejsToolchain,
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
    probe: {
      program: 'bash',
      parameters: ['-c', 'javac --version && ls /usr/share/java/unirest-java.jar'],
    },
    build: (samples, workFolder) =>
      runCommand({
        program: 'java',
        parameters: [
          path.join(shims, 'java', 'CompileEach.java'),
          unirestJars,
          ...samples.map(({ folder }) => folder),
        ],
        cwd: workFolder,
        seconds: 300,
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
    debianPackages: ['gcc', 'libc6-dev', 'libcurl4-openssl-dev'],
    fileName: () => 'sample.c',
    probe: {
      program: 'bash',
      parameters: ['-c', 'echo "#include <curl/curl.h>" | gcc -E - > /dev/null'],
    },
    build: (samples) =>
      buildEach(samples, ({ run, file, folder }) => ({
        program: 'gcc',
        parameters: [
          '-std=c99',
          '-Wall',
          '-Wextra',
          '-Werror',
          file,
          '-o',
          path.join(folder, run),
          '-lcurl',
        ],
        cwd: folder,
      })),
    run: runBinary,
  },
  {
    language: 'objective-c',
    debianPackages: [
      'clang',
      'gcc',
      'gobjc',
      'libgnustep-base-dev',
      'libblocksruntime-dev',
      'libcurl4-openssl-dev',
    ],
    fileName: () => 'sample.m',
    probe: {
      program: 'bash',
      parameters: [
        '-c',
        'command -v clang && command -v gnustep-config && ls /usr/include/Block.h && curl-config --version',
      ],
    },
    build: buildObjectiveC,
    run: runBinary,
  },
  {
    language: 'ocaml',
    debianPackages: ['ocaml-nox', 'ocaml-findlib', 'libcohttp-lwt-unix-ocaml-dev'],
    fileName: (run) => `${run}.ml`,
    probe: { program: 'ocamlfind', parameters: ['query', 'cohttp-lwt-unix'] },
    build: (samples) =>
      buildEach(samples, ({ run, file, folder }) => ({
        program: 'ocamlfind',
        parameters: [
          'ocamlc',
          '-thread',
          '-package',
          'cohttp-lwt-unix',
          '-linkpkg',
          file,
          '-o',
          path.join(folder, run),
        ],
        cwd: folder,
      })),
    run: runBinary,
  },
  {
    language: 'r',
    debianPackages: ['r-base-core', 'r-cran-httr'],
    fileName: () => 'sample.R',
    probe: { program: 'Rscript', parameters: ['-e', 'library(httr)'] },
    run: interpret('Rscript', '--vanilla'),
  },
  {
    language: 'kotlin',
    debianPackages: ['default-jdk-headless', 'libokhttp-java'],
    npmPackages: ['kotlin-compiler'],
    fileName: (run) => `${run}.kt`,
    probe: {
      program: 'bash',
      parameters: [
        '-c',
        `java -version && ls /usr/share/java/okhttp.jar ${kotlinFolder}/bin/kotlinc`,
      ],
    },
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
    debianPackages: ['cargo', 'librust-reqwest-dev', 'librust-tokio-dev'],
    fileName: (run) => `${run}.rs`,
    probe: {
      program: 'bash',
      parameters: [
        '-c',
        '/usr/bin/cargo --version && ls -d /usr/share/cargo/registry/reqwest-0.11*',
      ],
    },
    isWarm: () => existsSync(rustProgram),
    build: (samples, workFolder) => {
      writeCargoProject(workFolder, samples);
      return runCommand({
        program: '/usr/bin/cargo',
        parameters: ['build', '--offline', '--quiet'],
        cwd: workFolder,
        environment: { RUSTC: '/usr/bin/rustc' },
        seconds: 900,
      });
    },
    run: ({ run, folder }) => ({
      program: rustProgram,
      parameters: [run],
      cwd: folder,
    }),
  },
];

/** What npm brings: installed once into the cache, from the lock file beside this one. */
export async function installNpmPackages(): Promise<Outcome> {
  const source = path.join(__dirname, 'packages');
  const lock = readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  // Written last: an install that was cut short is done again.
  const stamp = path.join(cacheFolder, 'installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock)
    return { succeeded: true, output: '' };
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(source, name), path.join(cacheFolder, name));
  const outcome = await runCommand({
    program: 'npm',
    parameters: ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    cwd: cacheFolder,
    // npm needs the settings and the cache of whoever runs this.
    environment: { HOME: process.env['HOME'] ?? '/root', npm_config_fetch_retries: '5' },
    seconds: 600,
  });
  if (outcome.succeeded) writeFileSync(stamp, lock);
  return outcome;
}
